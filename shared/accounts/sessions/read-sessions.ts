import { and, desc, eq, gt } from "drizzle-orm";
import { users } from "#schema/accounts.ts";
import { sessions } from "#schema/sign-in.ts";
import { sha256Hex } from "#shared/core/bytes/sha256.ts";
import type { Reader } from "#shared/db/client.ts";
import type { AccountContext } from "#shared/writes/context.ts";
import type { AccountSession } from "./session.ts";
import { secretPattern } from "./start-session.ts";

/** Finds the session of a browser that is signed in; null if there is none, or it has ended. */
export async function findSession(
  { db, now }: { db: Reader; now: number },
  secret: string,
): Promise<AccountSession | null> {
  if (!secretPattern.test(secret)) return null;
  const sha256 = await sha256Hex(secret);
  const [row] = await db
    .select()
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .where(and(eq(sessions.sha256, sha256), gt(sessions.expiresAt, now)));
  if (!row) return null;
  const { id, createdAt, renewedAt, expiresAt, verifiedAt } = row.sessions;
  return { id, kind: "account", createdAt, renewedAt, expiresAt, verifiedAt, account: row.users };
}

/** Nobody has as many browsers; the rest end by themselves. */
const maxSessions = 100;

export interface SessionRecord {
  /** `ses_…` */
  id: string;
  browser: string;
  createdAt: number;
  /** The time of the last use, to the hour. */
  renewedAt: number;
  expiresAt: number;
}

/** The browsers that are signed in to the account, the last used first. */
export async function listSessions({ db, caller, now }: AccountContext): Promise<SessionRecord[]> {
  return db
    .select({
      id: sessions.id,
      browser: sessions.browser,
      createdAt: sessions.createdAt,
      renewedAt: sessions.renewedAt,
      expiresAt: sessions.expiresAt,
    })
    .from(sessions)
    .where(and(eq(sessions.userId, caller.accountId), gt(sessions.expiresAt, now)))
    .orderBy(desc(sessions.renewedAt), desc(sessions.id))
    .limit(maxSessions);
}
