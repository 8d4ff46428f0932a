/** The first values of what may have no end. */
export function first<Value>(values: Iterator<Value, unknown>, count: number): Value[] {
  const found: Value[] = [];
  while (found.length < count) {
    const next = values.next();
    if (next.done) break;
    found.push(next.value);
  }
  return found;
}
