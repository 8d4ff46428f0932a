import { and, eq, gt, isNull, ne, sql } from "drizzle-orm";
import { oauthCodes } from "#schema/oauth.ts";
import { challenges, invitations, sessions } from "#schema/sign-in.ts";
import { notFound } from "#shared/contract/not-found.ts";
import { statement, type Write } from "#shared/db/transaction.ts";
import type { OwnerWriteContext } from "#shared/writes/context.ts";
import { type EventContext, recordEvent } from "../security-log/record-event.ts";

/** Signs the browser of this session out. Its cookie opens nothing any more. */
export function endSession(context: EventContext, id: string): void {
  context.write(
    statement.delete(sessions).where(eq(sessions.id, id)),
    statement.delete(challenges).where(eq(challenges.sessionId, id)),
  );
  recordEvent(context, "signed_out");
}

/** Signs another browser of the account out. @throws ApiError `record_not_found`. */
export async function revokeSession(context: OwnerWriteContext, id: string): Promise<void> {
  const { db, write, caller } = context;
  const own = and(eq(sessions.userId, caller.accountId), eq(sessions.id, id));
  const [found] = await db.select({ browser: sessions.browser }).from(sessions).where(own);
  if (!found) throw notFound("session", id);
  write(
    statement.delete(sessions).where(own),
    statement.delete(challenges).where(eq(challenges.sessionId, id)),
  );
  recordEvent(context, "session_revoked", found.browser);
}

/** Signs every browser of the account out, this one included. */
export async function revokeAllSessions(context: OwnerWriteContext): Promise<void> {
  endAllSessions(context, context.caller.accountId);
  recordEvent(context, "signed_out_everywhere");
}

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

/**
 * Has the other browsers of an account prove again who uses them before anything sensitive: for
 * changes of what opens the account, which another browser might undo.
 */
export function endVerifications({
  write,
  caller,
}: Pick<OwnerWriteContext, "write" | "caller">): void {
  const { accountId, credentialId } = caller;
  write(
    statement
      .update(sessions)
      .set({ verifiedAt: null })
      .where(and(eq(sessions.userId, accountId), ne(sessions.id, credentialId))),
  );
}
