/**
 * Logs an error as one line of JSON.
 *
 * @param where what failed, without any data of the caller.
 */
export function logFailure(
  where: Readonly<Record<string, string | undefined>>,
  cause: unknown,
): void {
  console.error(describeFailure(where, cause));
}

/** The line that {@link logFailure} writes. */
export function describeFailure(
  where: Readonly<Record<string, string | undefined>>,
  cause: unknown,
): string {
  return JSON.stringify({ level: "error", ...where, cause: describeCause(cause) });
}

/** Describes an error and its causes for the log, without the values of a query, which may be personal data. */
export function describeCause(error: unknown): string {
  const chain = [...causesOf(error)].filter((cause) => cause instanceof Error);
  return chain.length === 0 ? String(error) : chain.map(describe).join("\ncaused by ");
}

function describe(error: Error): string {
  const { name, message, stack = "" } = error;
  const text = isQueryError(error) ? `Failed query: ${error.query}` : message;
  const at = stack.indexOf(message);
  return `${name}: ${text}${at === -1 ? "" : stack.slice(at + message.length)}`;
}

/** Drizzle's error, whose message contains the values. By its fields: not every function contains Drizzle. */
function isQueryError(error: Error): error is Error & { query: string } {
  return "query" in error && typeof error.query === "string" && "params" in error;
}

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
