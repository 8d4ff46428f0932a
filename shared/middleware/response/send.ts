import type { Context } from "hono";
import type { AppEnv } from "../env.ts";
import { defaultCacheControl } from "./cache-headers.ts";
import { commonHeaders } from "./common-headers.ts";
import { rateLimitHeaders } from "./rate-limit-headers.ts";

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
export function sendNotModified(c: Context<AppEnv>, own: Headers): Response {
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
