/** The service's limiter objects in this very process, one for each name, without storage that lasts. */

import type { Bindings } from "../../../shared/http/env.ts";
import { RateLimiter } from "../../../shared/rate-limit/rate-limiter.ts";

export function createLimiters(): Bindings["RATE_LIMITER"] {
  const objects = new Map<string, RateLimiter>();
  const open = (name: string): RateLimiter => {
    const known = objects.get(name);
    if (known) return known;
    const made = new RateLimiter(stateInMemory(), {});
    objects.set(name, made);
    return made;
  };
  const namespace = { idFromName: (name: string) => name, get: open };
  // As much of a namespace as the service calls.
  return namespace as unknown as Bindings["RATE_LIMITER"];
}

function stateInMemory(): DurableObjectState {
  const values = new Map<string, unknown>();
  const state = {
    storage: {
      get: async (key: string) => values.get(key),
      list: async ({ prefix }: { prefix: string }) =>
        new Map([...values].filter(([key]) => key.startsWith(prefix))),
      put: async (key: string, value: unknown) => void values.set(key, value),
      delete: async (key: string) => values.delete(key),
      deleteAll: async () => values.clear(),
      setAlarm: async () => {},
    },
    blockConcurrencyWhile: <T>(work: () => Promise<T>) => work(),
  };
  return state as unknown as DurableObjectState;
}
