/** Values by key, up to a number of them and a weight in all; the one not asked for the longest goes first. */
export interface Lru<Value> {
  get(key: string): Value | undefined;
  set(key: string, value: Value): void;
}

/** What values weigh, for those that differ much in size; always the same for the same value. */
export interface Weight<Value> {
  of(value: Value, key: string): number;
  /** A value that alone weighs more is not kept. */
  most: number;
}

const weightless: Weight<unknown> = { of: () => 0, most: 0 };

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
      if (own > weight.most) return;
      total += own;
      values.set(key, value);
      while (values.size > capacity || total > weight.most) {
        const oldest = values.keys().next().value;
        if (oldest === undefined) return;
        drop(oldest);
      }
    },
  };
}
