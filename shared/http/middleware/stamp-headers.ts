import type { MiddlewareHandler } from "hono";
import { serviceVersion } from "../../core/service-version.ts";
import type { AppEnv } from "../env.ts";

/** Sets `Service-Version` on every response, whatever its status. */
export function stampVersion(): MiddlewareHandler<AppEnv> {
  return async function stampVersion(c, next) {
    await next();
    if (!c.get("headersFinal")) c.res.headers.set("Service-Version", serviceVersion);
  };
}
