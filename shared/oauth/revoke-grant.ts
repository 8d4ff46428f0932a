import { and, eq, isNull } from "drizzle-orm";
import { oauthGrants } from "#schema/oauth.ts";
import { notFound } from "#shared/contract/not-found.ts";
import type { OwnerWriteContext } from "#shared/writes/context.ts";
import { recordEvent } from "../accounts/security-log/record-event.ts";
import { statement } from "../db/transaction.ts";

/**
 * Revokes what a client may do with the account; its tokens stop within seconds.
 *
 * @throws ApiError `record_not_found` if the account has no such grant.
 */
export async function revokeGrant(context: OwnerWriteContext, id: string): Promise<void> {
  const { db, caller, write, now } = context;
  const own = and(eq(oauthGrants.id, id), eq(oauthGrants.userId, caller.accountId));
  const [grant] = await db.select().from(oauthGrants).where(own);
  if (!grant) throw notFound("connection", id);
  if (grant.revokedAt !== null) return;
  write(
    statement
      .update(oauthGrants)
      .set({ revokedAt: now })
      .where(and(own, isNull(oauthGrants.revokedAt))),
  );
  recordEvent(context, "connection_revoked", grant.clientName);
}
