/** How often this isolate asked each limiter object, and how often its response cache had the answer. */
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
 * Counts an answer from the response cache: the only kind that is there at
 * once, all others are promised.
 */
export function countHit<Answer extends Response | Promise<Response>>(answer: Answer): Answer {
  if (answer instanceof Response) cacheHits++;
  return answer;
}

/** An entrypoint that tells the counts so far. */
export const objects = {
  fetch: () =>
    Response.json({ objectCalls: Object.fromEntries(calls), cacheHits } satisfies Counts),
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
