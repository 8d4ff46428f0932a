import type { MiddlewareHandler } from "hono";
import { readClock } from "../../core/clock.ts";
import { newRequestId } from "../../core/ids.ts";
import type { AppEnv } from "../env.ts";

/** Gives the request its id and its time. A caller's own `X-Request-Id` is not trusted. */
export function identifyRequest(): MiddlewareHandler<AppEnv> {
  return async function identifyRequest(c, next) {
    c.set("requestId", newRequestId());
    c.set("now", readClock(c.env));
    c.set("receivedAt", Date.now());
    await next();
    if (c.get("headersFinal")) return;
    // Read only now: a replayed response has the id of the request that it was first sent to.
    c.res.headers.set("x-request-id", c.get("requestId"));
  };
}
