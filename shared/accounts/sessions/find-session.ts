import { and, eq, gt, inArray } from "drizzle-orm";
import { accountMoves } from "../../../schema/account-moves.ts";
import { users } from "../../../schema/accounts.ts";
import { sessions } from "../../../schema/sign-in.ts";
import { sha256Hex } from "../../core/bytes/sha256.ts";
import { movedPrefix } from "../../credentials/moved.ts";
import type { Reader } from "../../db/client.ts";
import type { AccountSession, MovedSession } from "./session.ts";
import { secretPattern } from "./start-session.ts";

/** Finds the session of a browser that is signed in; null if there is none, or it has ended. */
export async function findSession(
  { db, now }: { db: Reader; now: number },
  secret: string,
): Promise<AccountSession | MovedSession | null> {
  if (!secretPattern.test(secret)) return null;
  const sha256 = await sha256Hex(secret);
  const { accountId, direction, state } = accountMoves;
  const hasMoved = and(eq(accountId, users.id), eq(direction, "out"), eq(state, "moved"));
  const [row] = await db
    .select()
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .leftJoin(accountMoves, hasMoved)
    .where(
      and(inArray(sessions.sha256, [sha256, movedPrefix + sha256]), gt(sessions.expiresAt, now)),
    );
  if (!row) return null;
  if (row.account_moves) return { kind: "moved", origin: row.account_moves.origin };
  // A session of an account that is still being moved here opens nothing yet.
  if (row.sessions.sha256 !== sha256) return null;
  const { id, createdAt, renewedAt, expiresAt, verifiedAt } = row.sessions;
  return { id, kind: "account", createdAt, renewedAt, expiresAt, verifiedAt, account: row.users };
}
