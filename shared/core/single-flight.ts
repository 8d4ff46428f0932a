/** Joins loads of the same value by several requests of an isolate. */
export interface SingleFlight {
  /**
   * Returns the cached value, or loads it. While one request loads it, others wait for the result
   * instead of loading it themselves. A load that takes long is taken over by one of them, not by all.
   *
   * @param cached returns the value once it is in a cache; `load` has to put it there.
   * @param within an object of one request, whose calls share one promise.
   * @throws what `load` throws. A request that has waited for a load which failed, and has no time left for
   * one of its own, throws the same.
   *
   * @example
   * const flight = createSingleFlight();
   * const value = await flight.run("key", () => cache.get("key"), () => readAndCache("key"));
   */
  run<Value>(
    key: string,
    cached: () => Value | undefined,
    load: () => Promise<Value>,
    within?: object,
  ): Promise<Value>;
}

interface Loading {
  /** Ends the pause of each waiting request. */
  wakes: Set<() => void>;
  /**
   * How it ended, or how one failed that it has taken over; absent while all are in progress, and for good
   * if their requests were canceled.
   */
  ended?: Ended;
}

type Ended = { error: unknown } | "loaded";

/** How often a waiting request checks if nothing wakes it. */
const pollMs = 25;
/** A pause counts at most this much more than its length, because a busy isolate is late with every timer. */
const maxLateMs = 5;
/** A load that takes longer is taken over by one of the requests that wait for it. */
const takeOverAfterMs = 350;
/**
 * A load finds out within 1.2 seconds that the database is silent, and the response is promised within two:
 * whoever has waited for longer than this begins no load, but fails with the one that it waits for.
 */
const lastStartMs = 750;
/** If none has failed by then, the database is only slow, and loads are taken over as before. */
const patienceMs = 1_700;
/** Loads whose requests were canceled stay in the list; the oldest of more than these are forgotten. */
const maxLoads = 10_000;

/**
 * A request that waited only for a promise of another request would be canceled as hung, so every
 * waiting request has a timer of its own, which the end of the load cuts short. Only keys, errors
 * and those wakes are shared between requests.
 *
 * @param takeOverMs how long a request waits for a load before it takes it over.
 */
export function createSingleFlight(takeOverMs = takeOverAfterMs): SingleFlight {
  const loads = new Map<string, Loading>();
  const ofRequests = new WeakMap<object, Map<string, Promise<unknown>>>();

  async function join<Value>(
    key: string,
    cached: () => Value | undefined,
    load: () => Promise<Value>,
  ): Promise<Value> {
    let waitedMs = 0;
    let waitedForOtherMs = 0;
    let other: Loading | undefined;
    let last: Ended | undefined;
    for (;;) {
      const value = cached();
      if (value !== undefined) return value;
      const current = loads.get(key);
      if (current !== other) waitedForOtherMs = 0;
      other = current;
      const isLate = waitedMs > lastStartMs;
      const isPatient = waitedMs <= patienceMs;
      if (isLate && typeof last === "object" && !(other && isPatient)) throw last.error;
      if (!other) break;
      // Nothing was cached by a load that succeeded, so it is of no use to wait for another.
      if (isLate && last === "loaded") break;
      if (waitedForOtherMs >= takeOverMs && !(isLate && isPatient)) break;
      const pausedMs = await pause(other.wakes);
      waitedMs += pausedMs;
      waitedForOtherMs += pausedMs;
      last = other.ended ?? last;
    }
    const own: Loading = { wakes: new Set() };
    loads.delete(key);
    const [oldest] = loads.size < maxLoads ? [] : loads.keys();
    if (oldest !== undefined) loads.delete(oldest);
    loads.set(key, own);
    try {
      const loaded = await load();
      own.ended = "loaded";
      return loaded;
    } catch (error) {
      own.ended = { error };
      const successor = loads.get(key);
      if (successor && !successor.ended) successor.ended = own.ended;
      throw error;
    } finally {
      if (loads.get(key) === own) loads.delete(key);
      for (const wake of own.wakes) wake();
    }
  }

  return {
    async run<Value>(
      key: string,
      cached: () => Value | undefined,
      load: () => Promise<Value>,
      within?: object,
    ): Promise<Value> {
      if (!within) return join(key, cached, load);
      const own = ofRequests.get(within) ?? new Map<string, Promise<Value>>();
      ofRequests.set(within, own);
      const begun = own.get(key) as Promise<Value> | undefined;
      const joined = begun ?? join(key, cached, load).finally(() => own.delete(key));
      own.set(key, joined);
      return joined;
    },
  };
}

/** @returns milliseconds, without those by which a busy isolate was late. */
async function pause(wakes: Set<() => void>): Promise<number> {
  const { promise, resolve } = Promise.withResolvers<void>();
  const startedAt = Date.now();
  const timer = setTimeout(resolve, pollMs);
  wakes.add(resolve);
  await promise;
  wakes.delete(resolve);
  // Here, because a timer can only be cleared by the request that set it.
  clearTimeout(timer);
  return Math.min(Math.max(0, Date.now() - startedAt), pollMs + maxLateMs);
}
