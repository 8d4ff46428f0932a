import type { MiddlewareHandler } from "hono";
import type { Edge } from "../http/bindings.ts";
import type { Deprecation } from "../http/endpoint.ts";
import { siteOrigin } from "../http/site.ts";

/** Tells on every answer, refusals too, that the operation is deprecated, until when, and what follows it. */
export function announceDeprecation(deprecation: Deprecation): MiddlewareHandler<Edge> {
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
