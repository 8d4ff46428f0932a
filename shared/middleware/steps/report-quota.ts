import type { Context, MiddlewareHandler } from "hono";
import type { Caller } from "../../access/caller.ts";
import type { Endpoint } from "../endpoint.ts";
import type { AppEnv } from "../env.ts";
import { rateLimitHeaders } from "../response/rate-limit-headers.ts";
import { remainingQuota } from "./rate-limit.ts";

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
