import type { MiddlewareHandler } from "hono";
import type { Edge } from "../http/bindings.ts";
import type { Endpoint } from "../http/endpoint.ts";
import { writeRateHeaders } from "../rate-limit/headers.ts";

/** Tells a caller with a credential what is left of its limits, on refusals too. */
export function reportQuota(endpoint: Endpoint): MiddlewareHandler<Edge> {
  return async function reportQuota(c, next) {
    await next();
    const admission = c.get("admission");
    const caller = c.get("caller");
    if (admission && caller) {
      writeRateHeaders(c.res.headers, endpoint.family, caller.tier, admission);
    }
  };
}
