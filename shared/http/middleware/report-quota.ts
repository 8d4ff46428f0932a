import type { MiddlewareHandler } from "hono";
import type { Endpoint } from "../endpoint.ts";
import type { AppEnv } from "../env.ts";
import { rateHeaders } from "../response/rate-headers.ts";

/** Tells a caller with a credential what is left of its limits, on refusals too. */
export function reportQuota(endpoint: Endpoint): MiddlewareHandler<AppEnv> {
  return async function reportQuota(c, next) {
    await next();
    const admission = c.get("admission");
    const caller = c.get("caller");
    if (!admission || !caller || c.get("complete")) return;
    const headers = rateHeaders(endpoint.family, caller.tier, admission);
    for (const [name, value] of Object.entries(headers)) c.res.headers.set(name, value);
  };
}
