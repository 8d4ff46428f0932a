import type { MiddlewareHandler } from "hono";
import type { Edge } from "../http/bindings.ts";
import type { Endpoint } from "../http/endpoint.ts";
import { rateHeaders } from "../rate-limit/headers.ts";

/** Tells a caller with a credential what is left of its limits, on refusals too. */
export function reportQuota(endpoint: Endpoint): MiddlewareHandler<Edge> {
  return async function reportQuota(c, next) {
    await next();
    const admission = c.get("admission");
    const caller = c.get("caller");
    if (!admission || !caller || c.get("complete")) return;
    const headers = rateHeaders(endpoint.family, caller.tier, admission);
    for (const [name, value] of Object.entries(headers)) c.res.headers.set(name, value);
  };
}
