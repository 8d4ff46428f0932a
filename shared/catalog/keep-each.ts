/** Up to this number, an isolate has room for all values of a catalog and for everything else. */
export const maxKept = 30_000;

/**
 * Computes a value for each position when it is first asked for, and keeps it unless the catalog is
 * so large that the values would not fit an isolate. Above that they are computed each time.
 */
export function keepEach<Value>(
  size: number,
  compute: (position: number) => Value,
): (position: number) => Value {
  if (size > maxKept) return compute;
  const kept: Value[] = [];
  return (position) => {
    const known = kept[position];
    if (known !== undefined) return known;
    const value = compute(position);
    kept[position] = value;
    return value;
  };
}
