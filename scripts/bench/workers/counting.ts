/** Counts calls of each limiter object, and hits of the response cache, in this isolate. */
import type { Bindings } from "../../../shared/http/env.ts";

type Namespace = Bindings["RATE_LIMITER"];

export interface Counts {
  /** Calls by the name of the object. */
  objectCalls: Record<string, number>;
  cacheHits: number;
}

const calls = new Map<string, number>();
let cacheHits = 0;
let counted: Bindings | null = null;

/** The bindings, with a count of objects' calls; the same object for every request. */
export function countingBindings(env: Bindings): Bindings {
  counted ??= { ...env, RATE_LIMITER: counting(env.RATE_LIMITER) };
  return counted;
}

/**
 * Counts a response from the response cache. Only those are returned synchronously; all others are
 * promises.
 */
export function countHit<Answer extends Response | Promise<Response>>(answer: Answer): Answer {
  if (answer instanceof Response) cacheHits++;
  return answer;
}

/** An entrypoint that returns the counts so far. */
export const objects = {
  fetch: () =>
    Response.json({ objectCalls: Object.fromEntries(calls), cacheHits } satisfies Counts),
};

/** Each call of an object is preceded by one call of `idFromName`. */
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
