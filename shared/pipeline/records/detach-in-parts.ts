/** Deletions of records that very much belongs to. */
import type { ResultSet } from "@libsql/client";
import { type SQL, sql } from "drizzle-orm";
import type { SQLiteColumn, SQLiteTable } from "drizzle-orm/sqlite-core";
import type { Reader } from "#shared/db/client.ts";
import { isWriteConflict } from "#shared/db/errors.ts";
import { assertInBatch, type Statement } from "#shared/db/transaction.ts";
import type { WriteContext } from "./context.ts";
import { assertVersion, type Versioned } from "./versioned.ts";

/** Rows of a table that belong to a record. */
interface Belongings {
  table: SQLiteTable;
  /** The condition that they belong to the record and its account. */
  where: SQL | undefined;
  /** Identifies one of them. */
  id: SQLiteColumn;
  /** A statement that detaches some of them from the record, or deletes them. */
  detach(some: SQL): Statement;
}

/** The database writes this many rows in some 50 ms, so that the writes of others do not wait for longer. */
const maxRows = 1_000;

/**
 * Keeps a transaction that deletes a record small. If more belongs to the record, the transaction is
 * rolled back, and all of that is detached in parts, between which others write; then it is decided
 * again. With 100,000 activities it took seconds, in which nobody else could write, and failed.
 *
 * Must precede the statements that detach what is left. If it is interrupted, the record remains,
 * with what still belongs to it.
 */
export function detachInParts(
  context: WriteContext,
  record: Versioned,
  row: { id: string; version: number },
  all: readonly Belongings[],
): void {
  const { db, write } = context;
  const isSmall = sql`${countUpTo(maxRows + 1, all)} <= ${maxRows}`;
  const detachAll = async () => {
    const [found] = await db.select({ isSmall: sql<number>`${isSmall}` }).from(sql`(select 1)`);
    if (found?.isSmall === 1) return;
    for (const some of all) await detach(db, some, assertionOf(context, record, row));
  };
  write(assertInBatch(isSmall, detachAll));
}

/** How many rows there are, counting no more than this many of each table. */
function countUpTo(most: number, all: readonly Belongings[]): SQL {
  const counts = all.map(
    ({ table, where }) =>
      sql`(select count(*) from (select 1 from ${table} where ${where} limit ${most}))`,
  );
  return sql.join(counts, sql` + `);
}

async function detach(
  db: Reader,
  { table, where, id, detach }: Belongings,
  unchanged: readonly Statement[],
): Promise<void> {
  const some = sql`${id} in (select ${id} from ${table} where ${where} limit ${maxRows})`;
  const part = detach(some);
  for (let left = maxRows; left === maxRows; ) {
    const results: readonly unknown[] | null = await db
      .batch([part, ...unchanged])
      .catch((error: unknown) => {
        // The record has changed, and the deletion is decided again.
        if (isWriteConflict(error)) return null;
        throw error;
      });
    left = results ? (results[0] as ResultSet).rowsAffected : 0;
  }
}

/** Rolls a part back if the record has changed since it was read. */
function assertionOf(
  { caller }: WriteContext,
  record: Versioned,
  row: { id: string; version: number },
): Statement[] {
  const statements: Statement[] = [];
  const write = (...more: readonly Statement[]) => void statements.push(...more);
  assertVersion({ caller, write }, record, row);
  return statements;
}
