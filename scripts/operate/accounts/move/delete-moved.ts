import { setTimeout as sleep } from "node:timers/promises";
import { eq, sql } from "drizzle-orm";
import { users } from "../../../../schema/accounts.ts";
import { continueDeletion } from "../../../../shared/accounts/deletion/continue-deletion.ts";
import { CommandFailed } from "../../../run/local/failure.ts";
import type { MoveOptions } from "./move-options.ts";
import { findMove } from "./move-record.ts";
import { changeState, dropUnusedTriggers } from "./move-state.ts";

/**
 * Deletes the source's rows of an account that is open in the target, in parts between which others write. Should it
 * be interrupted, the sweeper goes on.
 *
 * @param settleMs how long after the move isolates may still know a key: a write with it fails with the advice to try again
 * as long as the account has rows here.
 * @throws {CommandFailed} if the account is not open in the target.
 */
export async function deleteMoved(
  { source, target, accountId }: MoveOptions,
  settleMs = 0,
): Promise<void> {
  const [move, arrival] = await Promise.all([
    findMove(source.db, accountId),
    findMove(target.db, accountId),
  ]);
  const [open] = await target.db.select().from(users).where(eq(users.id, accountId));
  const isOpen = move?.id === arrival?.id && arrival?.state === "moved" && open !== undefined;
  if (move?.direction !== "out" || move.state !== "moved" || !isOpen) {
    throw new CommandFailed("The account is not open in the target, so nothing is deleted.");
  }
  await sleep(Math.max(0, (move.movedAt ?? 0) + settleMs - Date.now()));
  const [left] = await source.db.select().from(users).where(eq(users.id, accountId));
  if (left) {
    // Lets the triggers pass deletes.
    const requested = sql`insert or ignore into account_deletions (account_id, requested_at) values (${accountId}, ${Date.now()})`;
    await changeState(source.db, move, ["moved"], [requested]);
    await continueDeletion(source.db, accountId, Number.POSITIVE_INFINITY);
  }
  await dropUnusedTriggers(source.db);
}
