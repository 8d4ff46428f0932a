import { and, type Column, eq, notExists, or, type SQL } from "drizzle-orm";
import { accountMoves } from "../../schema/account-moves.ts";
import { statement } from "../db/transaction.ts";

/**
 * Whether an account's rows may be written in this database: it is not being moved, and has not been moved
 * away. The sweeps leave the rows of other accounts out, because a write of them is refused.
 *
 * @param userId the account of the row.
 */
export function isOpenHere(userId: Column): SQL {
  const { accountId, direction, state } = accountMoves;
  const closed = and(eq(accountId, userId), or(eq(direction, "out"), eq(state, "copying")));
  return notExists(statement.select({ accountId }).from(accountMoves).where(closed));
}
