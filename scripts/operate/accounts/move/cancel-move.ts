import { sql } from "drizzle-orm";
import { continueDeletion } from "../../../../shared/accounts/deletion/continue-deletion.ts";
import type { Database } from "../../../../shared/db/client.ts";
import { CommandFailed } from "../../../run/local/failure.ts";
import type { MoveOptions } from "./move-options.ts";
import { findMove } from "./move-record.ts";
import { changeState, dropUnusedTriggers, type MoveKey, setState } from "./move-state.ts";

/**
 * Gives up a move before the source was closed: the account goes on there, and leaves nothing in the target.
 *
 * @throws {CommandFailed} if none has begun, or it is too late.
 */
export async function cancelMove({ source, target, accountId }: MoveOptions): Promise<void> {
  const move = await findMove(source.db, accountId);
  if (move?.direction !== "out") throw new CommandFailed("No move of this account has begun.");
  if (move.state === "moved") {
    throw new CommandFailed(
      `The account has moved to ${move.origin} already. To bring it back, move it from there.`,
    );
  }
  if (move.origin !== target.origin) {
    throw new CommandFailed(`The account is being moved to ${move.origin}.`);
  }
  // First here, so that a command that still copies cannot close the account afterwards.
  const given = setState(move, "cancelling");
  await changeState(source.db, move, ["draining", "copying", "cancelling"], [given]);
  if ((await findMove(target.db, accountId))?.id === move.id) await removeArrival(target.db, move);
  const forgotten = sql`delete from account_moves where account_id = ${accountId}`;
  await changeState(source.db, move, ["cancelling"], [forgotten]);
  await dropUnusedTriggers(source.db);
}

/**
 * Deletes what a move that was given up has copied, in parts between which others write. Should it be interrupted,
 * the sweeper goes on.
 */
export async function removeArrival(db: Database, move: MoveKey): Promise<void> {
  const { accountId } = move;
  const requested = sql`insert or ignore into account_deletions (account_id, requested_at) values (${accountId}, ${Date.now()})`;
  await changeState(db, move, ["copying"], [requested]);
  await continueDeletion(db, accountId, Number.POSITIVE_INFINITY);
  await dropUnusedTriggers(db);
}
