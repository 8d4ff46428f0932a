import { ApiError } from "../../core/errors.ts";
import { QueueFull, type SemaphoreOptions, withPermit } from "../../db/semaphore.ts";

/** Few at a time, so that an address that guesses does not use up the database's connections. */
const options: SemaphoreOptions = {
  permits: 2,
  maxWaiting: 16,
  expireMs: 2_000,
  stallMs: 1_500,
  pollMs: 3,
};

/**
 * Looks up a credential that this isolate does not know, for an address that has sent too many wrong
 * ones: in a short queue of the address's own.
 *
 * @throws ApiError `dependency_unavailable` if the queue is full.
 */
export async function lookUpInTurn<T>(queue: string, lookUp: () => Promise<T>): Promise<T> {
  try {
    return await withPermit(`look-ups of ${queue}`, options, lookUp);
  } catch (cause) {
    if (!(cause instanceof QueueFull)) throw cause;
    throw new ApiError("dependency_unavailable", {
      message:
        "This address sends many credentials that were never issued, so others are checked one after another, and too many wait now. Try again in 1 s.",
      afterSeconds: 1,
      cause,
    });
  }
}
