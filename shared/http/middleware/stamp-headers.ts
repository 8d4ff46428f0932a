import type { MiddlewareHandler } from "hono";
import type { AppEnv } from "../env.ts";
import { defaultCacheControl } from "../response/cache-headers.ts";
import { commonHeaders } from "../response/common-headers.ts";

/** Seconds after which a client may ask again. */
const unavailableSeconds = "5";

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
    // A page that is 503 without an error, such as the one of the service's own checks, has none yet.
    if (c.res.status === 503 && !headers.has("Retry-After")) {
      headers.set("Retry-After", unavailableSeconds);
    }
  };
}
