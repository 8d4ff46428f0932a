import type { Context } from "hono";
import { toHex } from "../../core/bytes/hex.ts";
import type { AppEnv } from "../env.ts";
import { sendBody, sendNotModified } from "./send.ts";

/** 128 bits: two bodies of one URL never have the same tag by chance. */
const etagBytes = 16;
const encoder = new TextEncoder();

/** A weak ETag of the part of a body that is the same for every request. */
export async function makeEtag(cacheableBody: string): Promise<string> {
  const digest = await crypto.subtle.digest("SHA-256", encoder.encode(cacheableBody));
  return `W/"${toHex(new Uint8Array(digest, 0, etagBytes))}"`;
}

/**
 * Sends a response with its ETag, or 304 if the request's `If-None-Match` names it.
 *
 * @param body called only if the body is sent.
 * @param own the headers of this response besides the common ones.
 */
export function sendIfChanged(
  c: Context<AppEnv>,
  etag: string,
  type: string,
  body: () => string,
  own: Readonly<Record<string, string>> = {},
): Response {
  return matchesEtag(c.req.header("if-none-match"), etag)
    ? sendNotModified(c, { ...own, ETag: etag })
    : sendBody(c, body(), { ...own, "Content-Type": type, ETag: etag });
}

/** Whether `If-None-Match` names the tag: weak comparison (RFC 9110, 13.1.2). */
export function matchesEtag(header: string | undefined, etag: string): boolean {
  if (header === undefined) return false;
  if (header.trim() === "*") return true;
  const opaque = (tag: string) => tag.trim().replace(/^W\//, "");
  return header.split(",").some((tag) => opaque(tag) === opaque(etag));
}
