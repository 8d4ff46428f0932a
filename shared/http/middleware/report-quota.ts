import type { Context, MiddlewareHandler } from "hono";
import type { Caller } from "../../access/caller.ts";
import type { Endpoint } from "../endpoint.ts";
import type { AppEnv } from "../env.ts";
import { rateHeaders } from "../response/rate-headers.ts";
import { standingOf } from "./rate-limit.ts";

/**
 * Tells a caller with a credential what is left of its limits, on refusals too.
 * One that is refused before it is counted (403) is told how it stands.
 */
export function reportQuota(endpoint: Endpoint): MiddlewareHandler<AppEnv> {
  const standing = (c: Context<AppEnv>, caller: Caller) =>
    c.res.status === 403 ? standingOf(c, endpoint, caller) : null;

  return async function reportQuota(c, next) {
    await next();
    const caller = c.get("caller");
    if (!caller || c.get("complete")) return;
    const admission = c.get("admission") ?? (await standing(c, caller));
    if (!admission) return;
    const headers = rateHeaders(endpoint.family, caller.tier, admission);
    for (const [name, value] of Object.entries(headers)) c.res.headers.set(name, value);
  };
}
