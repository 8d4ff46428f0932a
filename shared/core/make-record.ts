/** A record with a value for each key. */
export function makeRecord<Key extends string, Value>(
  keys: readonly Key[],
  make: (key: Key) => Value,
): Record<Key, Value> {
  return Object.fromEntries(keys.map((key) => [key, make(key)])) as Record<Key, Value>;
}
