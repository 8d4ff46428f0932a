/** Values by key, up to a number of them; the one not asked for the longest goes first. */
export interface Lru<Value> {
  get(key: string): Value | undefined;
  set(key: string, value: Value): void;
}

export function createLru<Value>(capacity: number): Lru<Value> {
  // A map keeps insertion order, so its first key is the least recently used one.
  const values = new Map<string, Value>();
  return {
    get(key) {
      const value = values.get(key);
      if (value === undefined) return undefined;
      values.delete(key);
      values.set(key, value);
      return value;
    },
    set(key, value) {
      values.delete(key);
      const oldest = values.size >= capacity ? values.keys().next().value : undefined;
      if (oldest !== undefined) values.delete(oldest);
      values.set(key, value);
    },
  };
}
