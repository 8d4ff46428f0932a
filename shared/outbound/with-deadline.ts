/** The deadline of an attempt has passed. */
export class DeadlineExceeded extends Error {
  override readonly name = "DeadlineExceeded";
}

/**
 * Waits for work that cannot be canceled, but no longer than until the signal aborts.
 *
 * @throws {DeadlineExceeded}
 */
export async function withDeadline<T>(work: Promise<T>, signal: AbortSignal): Promise<T> {
  // After the deadline nobody awaits the work, and its rejection would be unhandled.
  work.catch(() => {});
  if (signal.aborted) throw new DeadlineExceeded();
  const { promise: aborted, reject } = Promise.withResolvers<never>();
  const stop = () => reject(new DeadlineExceeded());
  signal.addEventListener("abort", stop);
  try {
    return await Promise.race([work, aborted]);
  } finally {
    signal.removeEventListener("abort", stop);
  }
}
