import { and, desc, eq, gt } from "drizzle-orm";
import { sessions } from "#schema/sign-in.ts";
import type { AccountContext } from "#shared/writes/context.ts";

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
