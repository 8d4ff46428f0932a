/** Whether moves of accounts to another database have ended, for the status page. */
import { min, sql } from "drizzle-orm";
import { accountMoves } from "../../../schema/account-moves.ts";
import { statement } from "../../db/transaction.ts";

/** Moves of accounts that have begun and not ended; a constant state, so that the partial index is used. */
export function selectUnfinishedMoves() {
  const { startedAt, state } = accountMoves;
  return statement
    .select({ moves: sql<number>`count(*)`, since: min(startedAt) })
    .from(accountMoves)
    .where(sql`${state} <> 'moved'`);
}
