import { sql } from "drizzle-orm";
import type { Database } from "../db/client.ts";
import { retentionRules } from "./rules.ts";

/** A statement deletes few rows, so that nobody's write waits for it. */
const defaultRows = 500;
/** The statements for one table in one run; the next run deletes the rest. */
const maxStatements = 20;

/**
 * Deletes what is kept no longer, in parts between which others write.
 *
 * @returns how many rows were deleted.
 */
export async function deleteExpired({ db, now }: { db: Database; now: number }): Promise<number> {
  let deleted = 0;
  for (const { table, isPast, rowsAtATime = defaultRows } of retentionRules) {
    for (let statements = 0; statements < maxStatements; statements++) {
      const { rowsAffected } = await db.run(
        sql`delete from ${table} where rowid in (select rowid from ${table} where ${isPast(now)} limit ${rowsAtATime})`,
      );
      deleted += rowsAffected;
      if (rowsAffected < rowsAtATime) break;
    }
  }
  return deleted;
}
