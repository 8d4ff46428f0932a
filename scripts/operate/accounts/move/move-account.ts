/**
 * Moves an account from one deployment's database to another's. Each step is one transaction or can be repeated, and
 * what was done is noted in both databases, so that a move that was interrupted anywhere goes on when it is started
 * again. The account is open in exactly one of the two, or for an instant in neither.
 */

import { setTimeout as sleep } from "node:timers/promises";
import { sql } from "drizzle-orm";
import type { Database } from "../../../../shared/db/client.ts";
import { indexMissing } from "../../../../shared/pipeline/word-search/index-missing.ts";
import { CommandFailed } from "../../../run/local/failure.ts";
import { removeArrival } from "./cancel-move.ts";
import { requireReadableSecrets, requireSharedKeys } from "./check-keys.ts";
import { compareAccounts } from "./compare.ts";
import { copyFiles, requireFileStores } from "./files.ts";
import type { MoveOptions } from "./move-options.ts";
import { findMove, type Move, newMove, requireMovable, requireNotDeleted } from "./move-record.ts";
import {
  announceMove,
  beginMove,
  changeState,
  commit,
  dropUnusedTriggers,
  isIn,
  isNotDeleted,
  setState,
} from "./move-state.ts";
import { insertRows, readPages, switchCredentials } from "./pages.ts";
import { addSharedRows } from "./shared-rows.ts";
import { movedTables } from "./tables.ts";

const pollMs = 250;

/**
 * @returns how many rows were copied and compared; null if the account was moved before.
 * @throws {CommandFailed} if it cannot move, what was copied differs, or another command moves it elsewhere or gives
 * the move up meanwhile.
 */
export async function moveAccount(options: MoveOptions): Promise<number | null> {
  const { source, target, accountId, onStep = () => {} } = options;
  onStep("check");
  requireSharedKeys(source.keys, target.keys);
  const { move, arrived } = await findOrBegin(options);
  let rows: number | null = null;
  if (move.state !== "moved") {
    await requireFileStores(options);
    await requireReadableSecrets(source.db, accountId, target.keys);
    onStep("wait for deliveries in progress");
    await drain(source.db, accountId);
    onStep("freeze");
    await freeze(source.db, move);
    onStep("announce");
    if (!arrived) await announce(options, move);
    rows = await copy(options, move);
    onStep("close");
    await close(source.db, move);
  }
  if ((await findMove(target.db, accountId))?.state !== "moved") {
    onStep("open");
    await open(target.db, move);
    await dropUnusedTriggers(target.db);
    onStep("opened");
  }
  return rows;
}

async function findOrBegin(options: MoveOptions) {
  const { source, target, accountId } = options;
  const [last, arrival] = await Promise.all([
    findMove(source.db, accountId),
    findMove(target.db, accountId),
  ]);
  const arrived = arrival !== null && arrival.id === last?.id;
  // A command that was killed after its move had been given up may have left this.
  if (!arrived && arrival?.direction === "in" && arrival.state === "copying") {
    await removeArrival(target.db, arrival);
  }
  if (last?.direction !== "out") {
    await requireMovable(source.db, target.db, accountId);
    await requireFileStores(options);
    const move = newMove(accountId, target.origin);
    await beginMove(source.db, move);
    return { move, arrived: false };
  }
  if (last.origin !== target.origin) {
    throw new CommandFailed(
      `The account ${last.state === "moved" ? "has moved" : "is being moved"} to ${last.origin}.`,
    );
  }
  if (last.state === "cancelling") {
    throw new CommandFailed(
      "The move is being given up. Run the command with --cancel to its end.",
    );
  }
  if (!arrived) {
    if (last.state === "moved") {
      throw new CommandFailed(
        `The account has moved to ${last.origin}, which is not this database.`,
      );
    }
    await requireMovable(source.db, target.db, accountId);
  }
  return { move: last, arrived };
}

/** Once this has committed, nothing of the account is written. */
async function freeze(db: Database, move: Move): Promise<void> {
  await requireNotDeleted(db, move.accountId);
  const conditions = [isIn(move, ["draining", "copying"]), isNotDeleted(move)];
  await commit(db, conditions, [setState(move, "copying")]);
}

async function announce({ source, target }: MoveOptions, move: Move): Promise<void> {
  await announceMove(target.db, move);
  // A command with --cancel may have looked here before.
  const current = await findMove(source.db, move.accountId);
  if (current?.id === move.id && current.state === "copying") return;
  await removeArrival(target.db, move);
  throw new CommandFailed("The move was given up meanwhile.");
}

/** Copies what the account has, and compares. @returns how many rows. */
async function copy(options: MoveOptions, move: Move): Promise<number> {
  const { source, target, accountId, onStep = () => {} } = options;
  const tables = movedTables();
  await addSharedRows(source.db, target.db, accountId, source.keys.DATA_POINT_KEY);
  for (const table of tables.filter(({ rule }) => rule !== "derived")) {
    onStep(`copy ${table.name}`);
    for await (const page of readPages(source.db, table, accountId)) {
      await insertRows(target.db, move, table, page);
      onStep(`copied ${page.length} of ${table.name}`);
    }
  }
  await copyFiles(options);
  onStep("index");
  await indexMissing(target.db, accountId);
  onStep("compare");
  return await compareAccounts(source.db, target.db, accountId, tables);
}

/** The source's keys and sessions open nothing any more, and its deliveries are not sent: there is no way back. */
async function close(db: Database, move: Move): Promise<void> {
  const { accountId } = move;
  await changeState(
    db,
    move,
    ["copying"],
    [
      // Lets the triggers pass what follows, which nobody sees before the end of the transaction.
      setState(move, "draining"),
      ...switchCredentials(movedTables(), accountId, "closed"),
      sql`update webhook_deliveries set status = 'cancelled', due_at = null, resume_at = null, sweep_at = null, claim = null, finished_at = ${Date.now()}
        where user_id = ${accountId} and due_at is not null`,
      sql`delete from webhook_cancellations where user_id = ${accountId}`,
      setState(move, "moved"),
    ],
  );
}

async function open(db: Database, move: Move): Promise<void> {
  const opened = switchCredentials(movedTables(), move.accountId, "open");
  await changeState(db, move, ["copying"], [setState(move, "moved"), ...opened]);
}

/**
 * Waits until the account's deliveries in progress have ended, so that what became of each is known before it is
 * copied. No other begins, because the move is noted. An attempt has some seconds, and its claim ends after 20.
 */
async function drain(db: Database, accountId: string): Promise<void> {
  for (;;) {
    const [row] = await db.all<{ n: number }>(
      sql`select count(*) as n from webhook_deliveries where user_id = ${accountId} and status = 'delivering' and due_at > ${Date.now()}`,
    );
    if (!row?.n) return;
    await sleep(pollMs);
  }
}
