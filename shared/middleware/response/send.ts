import type { Context } from "hono";
import { toHex } from "../../core/bytes/hex.ts";
import type { AppEnv } from "../env.ts";
import { commonHeaders, defaultCacheControl, rateLimitHeaders } from "./headers.ts";

type Headers = Readonly<Record<string, string>>;

/** Characters of a body from which it is large. Most lists are far below. */
const largeLength = 262_144;

/**
 * A 200 that is created with all of its headers: setting them on an existing response costs two
 * calls of the runtime each. Headers set with `c.header` are not included.
 *
 * A large one of an account is sent as it is read.
 *
 * @param own the headers of this response besides the common ones.
 * @throws ApiError `rate_limit_exceeded`, `dependency_unavailable` if too much is not read.
 */
export function sendBody(c: Context<AppEnv>, body: string, own: Headers): Response {
  const stream = body.length >= largeLength && c.req.method !== "HEAD" && c.get("streamLarge");
  return new Response(stream ? stream(body) : body, { headers: allHeaders(c, own) });
}

/** A 304 with the headers that the 200 would have. */
function sendNotModified(c: Context<AppEnv>, own: Headers): Response {
  return new Response(null, { status: 304, headers: allHeaders(c, own) });
}

function allHeaders(c: Context<AppEnv>, own: Headers): Record<string, string> {
  const [caller, admission] = [c.get("caller"), c.get("admission")];
  c.set("headersFinal", true);
  const cacheControl = defaultCacheControl(c, "ETag" in own);
  return {
    ...commonHeaders(c.env),
    "X-Request-Id": c.get("requestId"),
    ...(caller && admission && rateLimitHeaders(c.get("endpoint").family, caller.tier, admission)),
    ...(cacheControl && { "Cache-Control": cacheControl }),
    ...c.get("cacheHeaders"),
    ...own,
  };
}

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
