import type { Database } from "#shared/db/client.ts";

/** The database inside a transaction. */
export type Transaction = Parameters<Parameters<Database["transaction"]>[0]>[0];

/**
 * Runs writes atomically. The write lock is acquired at the start, so data read inside cannot
 * change before the end. A transaction is never retried; after `unavailable` its outcome is
 * unknown.
 *
 * If the statements do not depend on each other's results, `db.batch` does the same in one
 * round trip.
 */
export async function inTransaction<T>(
  db: Database,
  run: (transaction: Transaction) => Promise<T>,
): Promise<T> {
  let failure: unknown;
  try {
    return await db.transaction(async (transaction) => {
      try {
        return await run(transaction);
      } catch (error) {
        failure = error;
        throw error;
      }
    });
  } catch (error) {
    // An error of the rollback must not hide the original error.
    throw failure ?? error;
  }
}
