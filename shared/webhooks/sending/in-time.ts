/** The time for an attempt is over. */
export class TimeIsUp extends Error {
  override readonly name = "TimeIsUp";
}

/**
 * Waits for something that cannot be told to stop, until the signal aborts.
 *
 * @throws {TimeIsUp}
 */
export async function inTime<T>(work: Promise<T>, signal: AbortSignal): Promise<T> {
  // Else its failure, once nobody waits for it, is nobody's.
  work.catch(() => {});
  if (signal.aborted) throw new TimeIsUp();
  const { promise: aborted, reject } = Promise.withResolvers<never>();
  const stop = () => reject(new TimeIsUp());
  signal.addEventListener("abort", stop);
  try {
    return await Promise.race([work, aborted]);
  } finally {
    signal.removeEventListener("abort", stop);
  }
}
