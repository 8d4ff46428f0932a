import { randomUUID } from "node:crypto";
import { eq, or, sql } from "drizzle-orm";
import { accountMoves } from "../../../../schema/account-moves.ts";
import { users } from "../../../../schema/accounts.ts";
import { accountDeletions } from "../../../../schema/sign-in.ts";
import type { Database } from "../../../../shared/db/client.ts";
import { CommandFailed } from "../../../run/local/failure.ts";

export type Move = typeof accountMoves.$inferSelect;

/** The account's last move, as a database has noted it; null if there was none. */
export async function findMove(db: Database, accountId: string): Promise<Move | null> {
  const [found] = await db.select().from(accountMoves).where(eq(accountMoves.accountId, accountId));
  return found ?? null;
}

/** A move that has not begun. @param origin of the target's deployment. */
export function newMove(accountId: string, origin: string): Move {
  const id = `mov_${randomUUID()}`;
  const startedAt = Date.now();
  return { accountId, id, direction: "out", state: "draining", origin, startedAt, movedAt: null };
}

/** The record of the move in the target. */
export function arrivalOf(move: Move): Move {
  return { ...move, direction: "in", state: "copying", origin: "", movedAt: null };
}

/** @throws {CommandFailed} if the two databases cannot exchange accounts, or the account cannot move. */
export async function requireMovable(
  source: Database,
  target: Database,
  accountId: string,
): Promise<void> {
  const [here, there] = await Promise.all([migrationsOf(source), migrationsOf(target)]);
  if (here !== there) {
    throw new CommandFailed(
      "The two databases have other tables. Run npm run db:migrate on both, and deploy the same version to both, first.",
    );
  }
  await requireNotDeleted(source, accountId);
  const [account] = await source.select().from(users).where(eq(users.id, accountId));
  if (!account) throw new CommandFailed(`No account has the id ${accountId}.`);
  const same = [
    eq(users.id, accountId),
    ...(account.email === null ? [] : [eq(users.email, account.email)]),
    ...(account.userHandle === null ? [] : [eq(users.userHandle, account.userHandle)]),
  ];
  const [taken] = await target
    .select({ id: users.id })
    .from(users)
    .where(or(...same));
  if (taken) {
    throw new CommandFailed(
      taken.id === accountId
        ? "The target has this account already. Is it the database that it is in?"
        : `In the target ${taken.id} has the same email address. Change one of them first.`,
    );
  }
}

/** @throws {CommandFailed} if the account's owner has deleted it, which may be after a move began. */
export async function requireNotDeleted(db: Database, accountId: string): Promise<void> {
  const [deleted] = await db
    .select()
    .from(accountDeletions)
    .where(eq(accountDeletions.accountId, accountId));
  if (deleted) {
    throw new CommandFailed(
      "The account is being deleted, so it does not move. If a move of it has begun, end it with --cancel.",
    );
  }
}

async function migrationsOf(db: Database): Promise<string> {
  const rows = await db.all<{ hash: string }>(
    sql`select hash from __drizzle_migrations order by created_at`,
  );
  return rows.map(({ hash }) => hash).join();
}
