/** Joins loads of the same value by several requests of an isolate. */
export interface SingleFlight {
  /**
   * Returns the cached value, or loads it. While one request loads it, others wait for the result
   * instead of loading it themselves, up to a timeout.
   *
   * @param cached returns the value once it is in a cache; `load` has to put it there.
   *
   * @example
   * const flight = createSingleFlight();
   * const value = await flight.run("key", () => cache.get("key"), () => readAndCache("key"));
   */
  run<Value>(
    key: string,
    cached: () => Value | undefined,
    load: () => Promise<Value>,
  ): Promise<Value>;
}

interface Loading {
  since: number;
  /** Ends the pause of each waiting request. */
  wakes: Set<() => void>;
}

/** How often a waiting request checks if nothing wakes it. */
const pollMs = 25;

/**
 * A request that waited only for a promise of another request would be canceled as hung, so every
 * waiting request has a timer of its own, which the end of the load cuts short. Only keys, times
 * and those wakes are shared. A load that was canceled blocks nobody for longer than the timeout.
 *
 * @param timeoutMs how long a request waits for another one that is loading the same value.
 */
export function createSingleFlight(timeoutMs = 1_000): SingleFlight {
  const loads = new Map<string, Loading>();
  return {
    async run(key, cached, load) {
      const start = Date.now();
      for (;;) {
        const value = cached();
        if (value !== undefined) return value;
        const other = loads.get(key);
        const now = Date.now();
        if (!other || now - other.since >= timeoutMs || now - start >= timeoutMs) break;
        await pause(other.wakes);
      }
      const own: Loading = { since: Date.now(), wakes: new Set() };
      loads.set(key, own);
      try {
        return await load();
      } finally {
        if (loads.get(key) === own) loads.delete(key);
        for (const wake of own.wakes) wake();
      }
    },
  };
}

async function pause(wakes: Set<() => void>): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  const timer = setTimeout(resolve, pollMs);
  wakes.add(resolve);
  await promise;
  wakes.delete(resolve);
  // Here, because a timer can only be cleared by the request that set it.
  clearTimeout(timer);
}
