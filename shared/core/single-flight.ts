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

/** How often a waiting request checks. */
const pollMs = 10;

/**
 * Workers cannot await a promise of another request, so every waiting request polls by a timer of
 * its own, and only keys and times are shared. A load that was canceled blocks nobody for longer
 * than the timeout.
 *
 * @param timeoutMs how long a request waits for another one that is loading the same value.
 */
export function createSingleFlight(timeoutMs = 1_000): SingleFlight {
  const loading = new Map<string, { since: number }>();
  return {
    async run(key, cached, load) {
      const start = Date.now();
      for (;;) {
        const value = cached();
        if (value !== undefined) return value;
        const other = loading.get(key);
        const now = Date.now();
        if (!other || now - other.since >= timeoutMs || now - start >= timeoutMs) break;
        await new Promise((resolve) => setTimeout(resolve, pollMs));
      }
      const own = { since: Date.now() };
      loading.set(key, own);
      try {
        return await load();
      } finally {
        if (loading.get(key) === own) loading.delete(key);
      }
    },
  };
}
