import { fromBase64Url, toBase64Url } from "./bytes/base64.ts";
import { crc32 } from "./bytes/crc32.ts";

/**
 * A cursor marks a position in a list: it contains the row at that position and a digest of
 * everything that determines the list. It is opaque and URL-safe. It is neither secret nor trusted:
 * the checksums detect mistakes, not forgery.
 */

/** @param list identifies the list: operation, filters, sort, order and data version. */
export function writeCursor(list: string, slug: string): string {
  const content = `${digest(list)}.${slug}`;
  return toBase64Url(new TextEncoder().encode(`${digest(content)}.${content}`));
}

type ReadCursor = { slug: string } | { fault: "garbled" | "foreign" };

/** Returns the row, or why the cursor is unusable: it is malformed (`garbled`) or of another list (`foreign`). */
export function readCursor(list: string, cursor: string): ReadCursor {
  const text = new TextDecoder().decode(fromBase64Url(cursor) ?? new Uint8Array());
  const [check, listDigest, slug, ...more] = text.split(".");
  if (slug === undefined || more.length > 0 || digest(`${listDigest}.${slug}`) !== check) {
    return { fault: "garbled" };
  }
  return listDigest === digest(list) ? { slug } : { fault: "foreign" };
}

function digest(text: string): string {
  return crc32(new TextEncoder().encode(text)).toString(36);
}
