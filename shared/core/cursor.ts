import { crc32 } from "./bytes/crc32.ts";

/**
 * A place in a list: the row it lies at, and a digest of everything that the
 * list was made of. Opaque and URL-safe; not secret, and not trusted either.
 */

/** @param list says which list: operation, filters, sort, order and version of the data. */
export function writeCursor(list: string, slug: string): string {
  const content = `${digest(list)}.${slug}`;
  return toBase64Url(`${digest(content)}.${content}`);
}

export type ReadCursor = { slug: string } | { fault: "garbled" | "foreign" };

export function readCursor(list: string, cursor: string): ReadCursor {
  const [check, listDigest, slug, ...more] = fromBase64Url(cursor).split(".");
  if (slug === undefined || more.length > 0 || digest(`${listDigest}.${slug}`) !== check) {
    return { fault: "garbled" };
  }
  return listDigest === digest(list) ? { slug } : { fault: "foreign" };
}

function digest(text: string): string {
  return crc32(text).toString(36);
}

function toBase64Url(text: string): string {
  return btoa(text).replaceAll("+", "-").replaceAll("/", "_").replaceAll("=", "");
}

/** What is no base64 becomes the empty text. */
function fromBase64Url(text: string): string {
  try {
    return atob(text.replaceAll("-", "+").replaceAll("_", "/"));
  } catch {
    return "";
  }
}
