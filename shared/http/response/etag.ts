import type { Context } from "hono";
import { sha256Hex } from "../../core/bytes/sha256.ts";
import type { AppEnv } from "../env.ts";
import { reply, replyUnchanged } from "./send.ts";

/** 128 bits: two bodies of one URL never share them by chance. */
const etagDigits = 32;

/** A weak ETag of the part of a response body that does not change from request to request. */
export async function etagOf(stable: string): Promise<string> {
  return `W/"${(await sha256Hex(stable)).slice(0, etagDigits)}"`;
}

/**
 * Sends an answer with its ETag, or 304 without it where the caller's `If-None-Match` names it.
 *
 * @param own the headers that it has beside these.
 */
export function sendIfChanged(
  c: Context<AppEnv>,
  etag: string,
  type: string,
  body: () => string,
  own: Readonly<Record<string, string>> = {},
): Response {
  return matches(c.req.header("if-none-match"), etag)
    ? replyUnchanged(c, { ...own, ETag: etag })
    : reply(c, body(), { ...own, "Content-Type": type, ETag: etag });
}

/** Weak comparison (RFC 9110, 13.1.2). */
function matches(header: string | undefined, etag: string): boolean {
  if (header === undefined) return false;
  if (header.trim() === "*") return true;
  const opaque = (tag: string) => tag.trim().replace(/^W\//, "");
  return header.split(",").some((tag) => opaque(tag) === opaque(etag));
}
