/**
 * Moves an account from one deployment's database to another's. Each step is one transaction or can be repeated, and
 * what was done is noted in both databases, so that a move that was interrupted anywhere goes on when it is started
 * again. The account is open in exactly one of the two, or for an instant in neither.
 */
import { eq, type SQL, sql } from "drizzle-orm";
import { accountMoves } from "../../../../schema/account-moves.ts";
import type { Database } from "../../../../shared/db/client.ts";
import { indexMissing } from "../../../../shared/pipeline/word-search/index-missing.ts";
import { CommandFailed } from "../../../run/local/failure.ts";
import { requireReadableSecrets, requireSharedKeys, type ServiceKeys } from "./check-keys.ts";
import { compareAccounts } from "./compare.ts";
import { drain } from "./drain.ts";
import { arrivalOf, findMove, type Move, newMove, requireMovable } from "./move-record.ts";
import { insertRows, readPages, switchCredentials } from "./pages.ts";
import { addSharedRows } from "./shared-rows.ts";
import { movedTables } from "./tables.ts";
import { dropTriggers, freezeSource, keepClosed, shelterTarget, stopClaims } from "./triggers.ts";

/** A deployment: its database, its keys and its address. */
export interface Deployment {
  db: Database;
  keys: ServiceKeys;
  origin: string;
}

export interface MoveOptions {
  source: Deployment;
  target: Deployment;
  accountId: string;
  /** Called before each step, and before each part of the copy. */
  onStep?(step: string): void;
}

/** Held deletes are postponed by this while the account moves, so that they are due long after it. */
const putOffMs = 10 ** 14;

/**
 * @returns how many rows were copied and compared; null if the account was moved before.
 * @throws {CommandFailed} if it cannot move, or what was copied differs.
 */
export async function moveAccount(options: MoveOptions): Promise<number | null> {
  const { source, target, accountId, onStep = () => {} } = options;
  const tables = movedTables();
  onStep("check");
  requireSharedKeys(source.keys, target.keys);
  const { move, arrived } = await findOrBegin(options);
  let rows: number | null = null;
  if (move.state === "copying") {
    await requireReadableSecrets(source.db, accountId, target.keys);
    onStep("wait for deliveries in progress");
    await drain(source.db, accountId, stopClaims(accountId));
    onStep("freeze");
    await freeze(source.db, accountId);
    onStep("announce");
    if (!arrived) await announce(target.db, move);
    await addSharedRows(source.db, target.db, accountId, source.keys.DATA_POINT_KEY);
    for (const table of tables.filter(({ rule }) => rule !== "derived")) {
      onStep(`copy ${table.name}`);
      for await (const page of readPages(source.db, table, accountId)) {
        await insertRows(target.db, table, page);
        onStep(`copied ${page.length} of ${table.name}`);
      }
    }
    onStep("index");
    await indexMissing(target.db, accountId);
    onStep("compare");
    rows = await compareAccounts(source.db, target.db, accountId, tables);
    onStep("close");
    await close(source.db, accountId);
  }
  if ((await findMove(target.db, accountId))?.state !== "moved") {
    onStep("open");
    await open(target.db, accountId);
    onStep("opened");
  }
  return rows;
}

async function findOrBegin({ source, target, accountId }: MoveOptions) {
  const [last, arrival] = await Promise.all([
    findMove(source.db, accountId),
    findMove(target.db, accountId),
  ]);
  if (last?.direction !== "out") {
    await requireMovable(source.db, target.db, accountId);
    const move = newMove(accountId, target.origin);
    await note(source.db, move);
    return { move, arrived: false };
  }
  if (last.origin !== target.origin) {
    throw new CommandFailed(
      `The account ${last.state === "moved" ? "has moved" : "is being moved"} to ${last.origin}.`,
    );
  }
  const arrived = arrival?.id === last.id;
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

/**
 * Once this has committed, nothing of the account is written. Held deletes wait: the sweeper would
 * fail for all accounts.
 */
async function freeze(db: Database, accountId: string): Promise<void> {
  await runAll(db, [
    ...(await dropTriggers(db, accountId)),
    sql`update held_deletes set delete_at = delete_at + ${putOffMs} where user_id = ${accountId} and delete_at < ${putOffMs}`,
    ...freezeSource(accountId),
  ]);
}

async function announce(db: Database, move: Move): Promise<void> {
  await runAll(db, [
    ...(await dropTriggers(db, move.accountId)),
    ...shelterTarget(move.accountId),
    ...noting(arrivalOf(move)),
  ]);
}

/** The source's keys and sessions open nothing any more, and its deliveries are not sent: there is no way back. */
async function close(db: Database, accountId: string): Promise<void> {
  const now = Date.now();
  await runAll(db, [
    ...(await dropTriggers(db, accountId)),
    ...switchCredentials(movedTables(), accountId, "closed"),
    sql`update webhook_deliveries set status = 'cancelled', due_at = null, resume_at = null, sweep_at = null, claim = null, finished_at = ${now}
      where user_id = ${accountId} and due_at is not null`,
    sql`delete from webhook_cancellations where user_id = ${accountId}`,
    sql`update account_moves set state = 'moved', moved_at = ${now} where account_id = ${accountId}`,
    ...keepClosed(accountId),
  ]);
}

async function open(db: Database, accountId: string): Promise<void> {
  await runAll(db, [
    ...(await dropTriggers(db, accountId)),
    ...switchCredentials(movedTables(), accountId, "open"),
    sql`update held_deletes set delete_at = delete_at - ${putOffMs} where user_id = ${accountId} and delete_at >= ${putOffMs}`,
    sql`update account_moves set state = 'moved', moved_at = ${Date.now()} where account_id = ${accountId}`,
  ]);
}

/** Gives up a move before the source was closed: the account goes on there, and leaves nothing in the target. */
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
  if ((await findMove(target.db, accountId))?.id === move.id) {
    await runAll(target.db, await dropTriggers(target.db, accountId));
    await deleteRows(target.db, accountId);
    await target.db.delete(accountMoves).where(eq(accountMoves.accountId, accountId));
  }
  await runAll(source.db, [
    ...(await dropTriggers(source.db, accountId)),
    sql`update held_deletes set delete_at = delete_at - ${putOffMs} where user_id = ${accountId} and delete_at >= ${putOffMs}`,
    sql`delete from account_moves where account_id = ${accountId}`,
  ]);
}

async function deleteRows(db: Database, accountId: string): Promise<void> {
  for (const { name, ofAccount } of movedTables().toReversed()) {
    await db.run(sql`delete from ${sql.identifier(name)} where ${ofAccount(accountId)}`);
  }
}

async function note(db: Database, move: Move): Promise<void> {
  await runAll(db, noting(move));
}

function noting(move: Move): SQL[] {
  const { accountId, id, direction, state, origin, startedAt, movedAt } = move;
  return [
    sql`insert or replace into account_moves (account_id, id, direction, state, origin, started_at, moved_at)
      values (${accountId}, ${id}, ${direction}, ${state}, ${origin}, ${startedAt}, ${movedAt})`,
  ];
}

/** All in one transaction. */
async function runAll(db: Database, statements: readonly SQL[]): Promise<void> {
  const [first, ...rest] = statements.map((statement) => db.run(statement));
  if (first) await db.batch([first, ...rest]);
}
