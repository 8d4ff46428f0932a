/** The service itself; its entrypoint `objects` tells how often this isolate asked each limiter object. */
import worker from "../../../functions/worker.ts";
import type { Bindings } from "../../../shared/http/bindings.ts";

export { RateLimiter, WebhookSweeper } from "../../../functions/worker.ts";

type Namespace = Bindings["RATE_LIMITER"];

const calls = new Map<string, number>();
let counted: Bindings | null = null;

/** One call of `idFromName` goes with each call of an object. */
function counting(namespace: Namespace): Namespace {
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

export const objects = {
  fetch: () => Response.json(Object.fromEntries(calls)),
};

export default {
  fetch(request: Request, env: Bindings, context: ExecutionContext) {
    counted ??= { ...env, RATE_LIMITER: counting(env.RATE_LIMITER) };
    return worker.fetch(request, counted, context);
  },
};
