/** Yields an error and its chain of causes, outermost first. */
export function* causesOf(error: unknown): Generator<unknown> {
  const seen = new Set<unknown>();
  for (
    let current = error;
    current instanceof Error && !seen.has(current);
    current = current.cause
  ) {
    seen.add(current);
    yield current;
  }
}
