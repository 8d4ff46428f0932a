import type { Context } from "hono";
import type { AppEnv } from "../env.ts";
import { etagHash } from "./etag-hash.ts";
import { reply, replyUnchanged } from "./send.ts";

/** A weak ETag of an answer's stable part. */
export function etagOf(stable: string): string {
  return `W/"${etagHash(stable)}"`;
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
