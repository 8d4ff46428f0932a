import type { Context, MiddlewareHandler } from "hono";
import type { Caller } from "../../access/caller.ts";
import type { Endpoint } from "../endpoint.ts";
import type { Deprecation } from "../endpoint-settings.ts";
import type { AppEnv } from "../env.ts";
import { siteOrigin } from "../request/site.ts";
import { commonHeaders, defaultCacheControl, rateLimitHeaders } from "../response/headers.ts";
import { remainingQuota } from "./rate-limit.ts";

/** Sets the common headers on every response that was not created with them, whatever its status. */
export function stampHeaders(): MiddlewareHandler<AppEnv> {
  return async function stampHeaders(c, next) {
    await next();
    if (c.get("headersFinal")) return;
    // This runs after the response exists: headers set earlier would make Hono copy the whole response.
    const { headers } = c.res;
    for (const [name, value] of Object.entries(commonHeaders(c.env))) headers.set(name, value);
    const cacheControl = headers.has("Cache-Control")
      ? undefined
      : defaultCacheControl(c, headers.has("ETag"), c.res.status);
    if (cacheControl) headers.set("Cache-Control", cacheControl);
  };
}

/** Sets `Deprecation`, `Sunset` and `Link` (to the successor) on every response, errors included. */
export function announceDeprecation(deprecation: Deprecation): MiddlewareHandler<AppEnv> {
  const sunset = new Date(`${deprecation.sunset}T00:00:00Z`).toUTCString();
  return async function announceDeprecation(c, next) {
    await next();
    const origin = siteOrigin(c);
    c.res.headers.set("Deprecation", "true");
    c.res.headers.set("Sunset", sunset);
    c.res.headers.set(
      "Link",
      `<${origin}${deprecation.successor}>; rel="successor-version", <${origin}${deprecation.explanation}>; rel="deprecation"; type="text/html"`,
    );
  };
}

/**
 * Sets the rate limit headers on every response to a caller with a credential, errors included. A
 * request that is rejected before it is counted (403) gets the current state.
 */
export function reportQuota(endpoint: Endpoint): MiddlewareHandler<AppEnv> {
  const uncounted = (c: Context<AppEnv>, caller: Caller) =>
    c.res.status === 403 ? remainingQuota(c, endpoint, caller) : null;

  return async function reportQuota(c, next) {
    await next();
    const caller = c.get("caller");
    if (!caller || c.get("headersFinal")) return;
    const admission = c.get("admission") ?? (await uncounted(c, caller));
    if (!admission) return;
    const headers = rateLimitHeaders(endpoint.family, caller.tier, admission);
    for (const [name, value] of Object.entries(headers)) c.res.headers.set(name, value);
  };
}
