import type { Hono, MiddlewareHandler } from "hono";
import type { EndpointSettings } from "../endpoint-settings.ts";
import type { AppEnv, Bindings } from "../env.ts";
import { serveCached, storeResponse } from "./response-cache.ts";

/**
 * The one seam for what exists for speed alone: `createApp` calls the two functions of this file,
 * and nothing else imports this folder. The binding `FAST_PATH=off` turns all of it off. Responses
 * are the same either way but for `request.duration_ms`; `npm run bench -- --fast-path` measures
 * the difference.
 */
export function withFastPath(fetch: Hono<AppEnv>["fetch"]): Hono<AppEnv>["fetch"] {
  return function fetchFast(request, env, context) {
    // Hono declares the bindings of `fetch` loosely.
    const bindings = env as Bindings;
    const cached = isOn(bindings) ? serveCached(request, bindings, context) : null;
    if (cached instanceof Response) return cached;
    const run = () => fetch(request, env, context);
    return cached?.then((response) => response ?? run()) ?? run();
  };
}

/** The middleware an endpoint needs to be served faster next time; outermost of the endpoint's own. */
export function fastPathMiddleware(endpoint: EndpointSettings): MiddlewareHandler<AppEnv>[] {
  const store = storeResponse(endpoint);
  if (!store) return [];
  return [
    async function fastPath(c, next) {
      return isOn(c.env) ? store(c, next) : next();
    },
  ];
}

function isOn({ FAST_PATH }: Pick<Bindings, "FAST_PATH">): boolean {
  return FAST_PATH !== "off";
}
