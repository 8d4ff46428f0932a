import type { MiddlewareHandler } from "hono";
import type { Deprecation } from "../endpoint-settings.ts";
import type { AppEnv } from "../env.ts";
import { siteOrigin } from "../request/site.ts";

/** Sets `Deprecation`, `Sunset` and `Link` (to the successor) on every response, errors included. */
export function announceDeprecation(deprecation: Deprecation): MiddlewareHandler<AppEnv> {
  const sunset = new Date(`${deprecation.sunset}T00:00:00Z`).toUTCString();
  return async function announceDeprecation(c, next) {
    await next();
    const origin = siteOrigin(c);
    c.res.headers.set("Deprecation", "true");
    c.res.headers.set("Sunset", sunset);
    c.res.headers.set(
      "Link",
      `<${origin}${deprecation.successor}>; rel="successor-version", <${origin}${deprecation.explanation}>; rel="deprecation"; type="text/html"`,
    );
  };
}
