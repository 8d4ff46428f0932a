import { and, eq, gt, isNull, sql } from "drizzle-orm";
import { oauthCodes } from "#schema/oauth.ts";
import { challenges, invitations, sessions } from "#schema/sign-in.ts";
import { statement, type Write } from "#shared/db/transaction.ts";

/**
 * Ends everything by which somebody is signed in to an account, or is about to be: its sessions and
 * their challenges, one-time links that nobody has used, and the codes of applications that have not
 * fetched their tokens yet. Invitations that the account has made for others stay.
 */
export function endAllSessions(
  { write, now }: { write: Write; now: number },
  accountId: string,
): void {
  write(
    statement
      .delete(challenges)
      .where(
        sql`${challenges.sessionId} in (select id from ${sessions} where user_id = ${accountId})`,
      ),
    statement.delete(sessions).where(eq(sessions.userId, accountId)),
    statement
      .update(invitations)
      .set({ expiresAt: now })
      .where(
        and(
          eq(invitations.userId, accountId),
          isNull(invitations.usedAt),
          gt(invitations.expiresAt, now),
        ),
      ),
    statement
      .delete(oauthCodes)
      .where(and(eq(oauthCodes.userId, accountId), isNull(oauthCodes.grantId))),
  );
}
