/**
 * The probe Worker, with a count of its calls to each limiter object: `GET /objects` returns calls
 * by name.
 */
import type { Bindings } from "../../shared/http/env.ts";
import probe from "./probe-worker.ts";

export { RateLimiter } from "../../shared/rate-limit/rate-limiter.ts";

const calls = new Map<string, number>();

function counting(namespace: Bindings["RATE_LIMITER"]): Bindings["RATE_LIMITER"] {
  return new Proxy(namespace, {
    get(target, property) {
      if (property === "idFromName") {
        return (name: string) => {
          calls.set(name, (calls.get(name) ?? 0) + 1);
          return target.idFromName(name);
        };
      }
      const value: unknown = Reflect.get(target, property);
      return typeof value === "function" ? value.bind(target) : value;
    },
  });
}

export default {
  fetch(request: Request, env: Bindings, context: ExecutionContext) {
    if (new URL(request.url).pathname === "/objects") {
      return Response.json(Object.fromEntries(calls));
    }
    return probe.fetch(request, { ...env, RATE_LIMITER: counting(env.RATE_LIMITER) }, context);
  },
};
