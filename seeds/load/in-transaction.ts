import type { Database } from "../../shared/db/client.ts";

/** What runs inside a transaction: a database without a `transaction` of its own meaning. */
export type Transaction = Parameters<Parameters<Database["transaction"]>[0]>[0];

/**
 * Runs writes that belong together: all of them take effect, or none. The write
 * lock is taken at the start, so what is read inside cannot change before the
 * end. Never repeated; after `unavailable` the outcome is unknown.
 *
 * Where the statements do not depend on each other's results, `db.batch` does
 * the same in one round trip.
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
    // A rollback that fails as well would hide why it was needed.
    throw failure ?? error;
  }
}
