/**
 * The states of a move, in both databases. Each change asserts the state that it follows, so that of commands that
 * run at the same time, for another target or with `--cancel`, one goes on and the others stop.
 */
import { type SQL, sql } from "drizzle-orm";
import type { Database } from "../../../../shared/db/client.ts";
import { isFailedAssertion } from "../../../../shared/db/errors.ts";
import { assertInBatch, type Statement } from "../../../../shared/db/transaction.ts";
import { CommandFailed } from "../../../run/local/failure.ts";
import { arrivalOf, type Move } from "./move-record.ts";
import { createTriggers, dropTriggers, isInUse } from "./triggers.ts";

type State = Move["state"];

/** A move and the account. */
export type MoveKey = Pick<Move, "accountId" | "id">;

/** Notes a move in the source: from now on no delivery of the account begins. @throws {CommandFailed} if another has begun. */
export function beginMove(db: Database, move: Move): Promise<void> {
  return note(db, move, sql`direction = 'in' and state = 'moved'`);
}

/** Notes a move in the target, which may have been its source before. @throws {CommandFailed} if another has begun. */
export function announceMove(db: Database, move: Move): Promise<void> {
  return note(db, arrivalOf(move), sql`direction = 'out' and state = 'moved'`);
}

/**
 * Changes the state of a move, and what goes with it, in one transaction.
 *
 * @param from the states that the move may be in.
 * @throws {CommandFailed} if it is in another, or is another move.
 */
export async function changeState(
  db: Database,
  move: MoveKey,
  from: readonly State[],
  statements: readonly SQL[],
): Promise<void> {
  await commit(db, [isIn(move, from)], statements);
}

/** Statements that set the state of a move. */
export function setState({ accountId }: MoveKey, state: State): SQL {
  const movedAt = state === "moved" ? sql`, moved_at = ${Date.now()}` : sql``;
  return sql`update account_moves set state = ${state}${movedAt} where account_id = ${accountId}`;
}

/** A condition that rows may be copied to the target: it expects this move, which was not given up. */
export function isExpected(move: MoveKey): SQL {
  return sql`${isIn(move, ["copying"])} and ${isNotDeleted(move)}`;
}

/** A condition that nobody deletes the account. */
export function isNotDeleted({ accountId }: MoveKey): SQL {
  return sql`not exists (select 1 from account_deletions where account_id = ${accountId})`;
}

/**
 * Executes statements in one transaction if conditions hold.
 *
 * @throws {CommandFailed} if one does not.
 */
export async function commit(
  db: Database,
  conditions: readonly SQL[],
  statements: readonly SQL[],
): Promise<void> {
  const run = statements.map((statement): Statement => db.run(statement));
  const [first, ...rest] = [...conditions.map((condition) => assertInBatch(condition)), ...run];
  if (!first) return;
  try {
    await db.batch([first, ...rest]);
  } catch (error) {
    if (!isFailedAssertion(error)) throw error;
    throw new CommandFailed(
      "Another command has begun, ended or given up a move of this account meanwhile, so this one stops. Run it again to see where the account is.",
    );
  }
}

/** Removes the triggers if the database has no account that they are for. */
export async function dropUnusedTriggers(db: Database): Promise<void> {
  const drops = dropTriggers().map((statement): Statement => db.run(statement));
  try {
    await db.batch([assertInBatch(sql`not ${isInUse}`), ...drops]);
  } catch (error) {
    if (!isFailedAssertion(error)) throw error;
  }
}

/** @param replaces the condition for the record of an earlier move that this one may replace. */
async function note(db: Database, move: Move, replaces: SQL): Promise<void> {
  const { accountId, id, direction, state, origin, startedAt, movedAt } = move;
  const isFree = sql`not exists (select 1 from account_moves where account_id = ${accountId} and not (${replaces}))`;
  await commit(
    db,
    [isFree],
    [
      ...createTriggers(),
      sql`insert or replace into account_moves (account_id, id, direction, state, origin, started_at, moved_at)
        values (${accountId}, ${id}, ${direction}, ${state}, ${origin}, ${startedAt}, ${movedAt})`,
    ],
  );
}

/** A condition that a move is in one of these states. */
export function isIn({ accountId, id }: MoveKey, states: readonly State[]): SQL {
  const list = sql.join(
    states.map((state) => sql`${state}`),
    sql`, `,
  );
  return sql`exists (select 1 from account_moves where account_id = ${accountId} and id = ${id} and state in (${list}))`;
}
