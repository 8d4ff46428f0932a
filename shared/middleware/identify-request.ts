import type { MiddlewareHandler } from "hono";
import { newRequestId } from "../credentials/ids.ts";
import type { Edge } from "../http/bindings.ts";
import { readClock } from "../http/clock.ts";

/** Gives the request its id and start. A caller's own id is not trusted. */
export function identifyRequest(): MiddlewareHandler<Edge> {
  return async function identifyRequest(c, next) {
    const id = newRequestId();
    c.set("requestId", id);
    c.set("now", readClock(c.env));
    c.set("receivedAt", Date.now());
    await next();
    c.res.headers.set("x-request-id", id);
  };
}
