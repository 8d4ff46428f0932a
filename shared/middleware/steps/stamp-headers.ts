import type { MiddlewareHandler } from "hono";
import type { AppEnv } from "../env.ts";
import { defaultCacheControl } from "../response/cache-headers.ts";
import { commonHeaders } from "../response/common-headers.ts";

/** Sets the common headers on every response that was not created with them, whatever its status. */
export function stampHeaders(): MiddlewareHandler<AppEnv> {
  return async function stampHeaders(c, next) {
    await next();
    if (c.get("headersFinal")) return;
    // This runs after the response exists: headers set earlier would make Hono copy the whole response.
    const { headers } = c.res;
    for (const [name, value] of Object.entries(commonHeaders(c.env))) headers.set(name, value);
    const cacheControl = headers.has("Cache-Control")
      ? undefined
      : defaultCacheControl(c, headers.has("ETag"), c.res.status);
    if (cacheControl) headers.set("Cache-Control", cacheControl);
  };
}
