import type { MiddlewareHandler } from "hono";
import type { AppEnv } from "../env.ts";

/** The version of both APIs that this code serves. */
export const serviceVersion = "2026-05-10";

/** Puts `Service-Version` on every response, whatever its status. */
export function stampVersion(): MiddlewareHandler<AppEnv> {
  return async function stampVersion(c, next) {
    await next();
    if (!c.get("complete")) c.res.headers.set("Service-Version", serviceVersion);
  };
}
