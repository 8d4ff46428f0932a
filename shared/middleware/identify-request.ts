import type { MiddlewareHandler } from "hono";
import { newRequestId } from "../credentials/ids.ts";
import type { Edge } from "../http/bindings.ts";
import { readClock } from "../http/clock.ts";

/** Gives the request its id and start. A caller's own id is not trusted. */
export function identifyRequest(): MiddlewareHandler<Edge> {
  return async function identifyRequest(c, next) {
    c.set("requestId", newRequestId());
    c.set("now", readClock(c.env));
    c.set("receivedAt", Date.now());
    await next();
    if (c.get("complete")) return;
    // A replayed answer keeps the id of the request that was answered first.
    c.res.headers.set("x-request-id", c.get("requestId"));
  };
}
