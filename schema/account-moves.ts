/** Accounts that `npm run accounts -- move` moves between the databases of two deployments. */
import { sql } from "drizzle-orm";
import { index, integer, sqliteTable, text } from "drizzle-orm/sqlite-core";

/** The last move of each account, in both databases; stays after the account's rows are deleted at its source. */
export const accountMoves = sqliteTable(
  "account_moves",
  {
    accountId: text("account_id").primaryKey(),
    /** `mov_…`, the same in both databases. */
    id: text("id").notNull(),
    /** Whether this database is the source or the target. */
    direction: text("direction", { enum: ["out", "in"] }).notNull(),
    /**
     * In the source: `draining` while no delivery begins, `copying` or `cancelling` while nothing of the account is
     * written, `moved` once it is open there no longer. In the target: `copying`, then `moved` once it is open.
     */
    state: text("state", { enum: ["draining", "copying", "cancelling", "moved"] }).notNull(),
    /** Origin of the other deployment; empty in the target. */
    origin: text("origin").notNull(),
    /** Milliseconds since the epoch. */
    startedAt: integer("started_at").notNull(),
    movedAt: integer("moved_at"),
  },
  (table) => [
    // /status, which anybody can request, reads this index instead of all rows of moves that have
    // ended, which stay for good.
    index("account_moves_unfinished").on(table.startedAt).where(sql`${table.state} <> 'moved'`),
  ],
);
