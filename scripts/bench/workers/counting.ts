/** How often this isolate asked each limiter object. */
import type { Bindings } from "../../../shared/http/env.ts";

type Namespace = Bindings["RATE_LIMITER"];

const calls = new Map<string, number>();
let counted: Bindings | null = null;

/** The bindings, with a count of objects' calls; the same object for every request. */
export function countingBindings(env: Bindings): Bindings {
  counted ??= { ...env, RATE_LIMITER: counting(env.RATE_LIMITER) };
  return counted;
}

/** An entrypoint that tells the calls so far. */
export const objects = {
  fetch: () => Response.json(Object.fromEntries(calls)),
};

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
