import { asc, eq, sql } from "drizzle-orm";
import { users } from "#schema/accounts.ts";
import { accountDeletions } from "#schema/sign-in.ts";
import type { Database } from "#shared/db/client.ts";
import { ownedTables } from "./owned-tables.ts";

/** Deletes the files of an account. */
type DeleteFiles = (accountId: string) => Promise<void>;

/** Rows of one statement: few, so that others can write in between. */
const rowsPerStatement = 500;

/**
 * Deletes what is left of an account that its owner has deleted, until nothing is, or the time is up.
 *
 * @param untilMs by the platform's clock.
 * @param deleteFiles deletes what it has outside of the database, as often as it is called.
 * @returns whether nothing is left.
 */
export async function continueDeletion(
  db: Database,
  accountId: string,
  untilMs: number,
  deleteFiles: DeleteFiles = async () => {},
): Promise<boolean> {
  for (const { name, ofAccount } of ownedTables()) {
    const table = sql.identifier(name);
    for (let deleted = rowsPerStatement; deleted === rowsPerStatement; ) {
      if (Date.now() >= untilMs) return false;
      const result = await db.run(
        sql`delete from ${table} where rowid in (select rowid from ${table} where ${ofAccount(accountId)} limit ${rowsPerStatement})`,
      );
      deleted = result.rowsAffected;
    }
  }
  await deleteFiles(accountId);
  // Should a last request of the account have written something meanwhile, this fails and is tried again.
  await db.batch([
    db.delete(users).where(eq(users.id, accountId)),
    db.delete(accountDeletions).where(eq(accountDeletions.accountId, accountId)),
  ]);
  return true;
}

/**
 * Goes on with deletions that a request has not finished, the oldest first.
 *
 * @returns whether there is more to do.
 */
export async function continueDeletions(
  db: Database,
  untilMs: number,
  deleteFiles: DeleteFiles = async () => {},
): Promise<boolean> {
  while (Date.now() < untilMs) {
    const [next] = await db
      .select({ accountId: accountDeletions.accountId })
      .from(accountDeletions)
      .orderBy(asc(accountDeletions.requestedAt))
      .limit(1);
    if (!next) return false;
    if (!(await continueDeletion(db, next.accountId, untilMs, deleteFiles))) return true;
  }
  return true;
}
