/** A least-recently-used cache, limited by the number of values and by their total weight. */
export interface Lru<Value> {
  get(key: string): Value | undefined;
  set(key: string, value: Value): void;
}

/** Weighs values that differ much in size. */
interface Weight<Value> {
  /** Must always return the same weight for the same value. */
  of(value: Value, key: string): number;
  /** Maximum total weight. A single value that weighs more is not stored. */
  max: number;
}

const weightless: Weight<unknown> = { of: () => 0, max: 0 };

export function createLru<Value>(capacity: number, weight: Weight<Value> = weightless): Lru<Value> {
  // A map keeps insertion order, so its first key is the least recently used one.
  const values = new Map<string, Value>();
  let total = 0;
  const drop = (key: string) => {
    const value = values.get(key);
    if (value === undefined) return;
    values.delete(key);
    total -= weight.of(value, key);
  };
  return {
    get(key) {
      const value = values.get(key);
      if (value === undefined) return undefined;
      values.delete(key);
      values.set(key, value);
      return value;
    },
    set(key, value) {
      drop(key);
      const own = weight.of(value, key);
      if (own > weight.max) return;
      total += own;
      values.set(key, value);
      while (values.size > capacity || total > weight.max) {
        const oldest = values.keys().next().value;
        if (oldest === undefined) return;
        drop(oldest);
      }
    },
  };
}
