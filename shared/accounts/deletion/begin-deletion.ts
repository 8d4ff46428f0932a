import { eq, inArray, sql } from "drizzle-orm";
import { apiKeys, pipelineTokens } from "#schema/accounts.ts";
import { inboxes } from "#schema/inbox.ts";
import { oauthCodes, oauthGrants } from "#schema/oauth.ts";
import { calendarFeeds } from "#schema/pipeline.ts";
import {
  accountDeletions,
  challenges,
  invitations,
  passkeys,
  recoveryCodes,
  sessions,
} from "#schema/sign-in.ts";
import { contributors } from "#schema/submissions.ts";
import { webhooks } from "#schema/webhooks.ts";
import { statement } from "#shared/db/transaction.ts";
import { contributorHashes, createSubmitter } from "#shared/salaries/crowd/submitter.ts";
import type { OwnerWriteContext } from "#shared/writes/context.ts";

/**
 * Closes an account for good: from the commit on its keys, tokens, connections, passkeys, codes, links, sessions
 * and calendar feed open nothing, its address takes no mail, and its webhooks are sent nothing. What else it has is deleted by
 * `continueDeletion`, in parts, since it may be a lot.
 *
 * @param submissionsKey keys (`readKeys`) by which the account is known to have submitted pay. The
 * submissions themselves are stored without their account, and stay.
 */
export async function beginDeletion(
  { write, caller, now }: OwnerWriteContext,
  submissionsKey: string,
): Promise<void> {
  const { accountId } = caller;
  const contributor = await contributorHashes(createSubmitter(accountId, submissionsKey));
  write(
    statement
      .insert(accountDeletions)
      .values({ accountId, requestedAt: now })
      .onConflictDoNothing(),
    statement.delete(apiKeys).where(eq(apiKeys.userId, accountId)),
    statement.delete(pipelineTokens).where(eq(pipelineTokens.userId, accountId)),
    statement
      .delete(challenges)
      .where(sql`session_id in (select id from sessions where user_id = ${accountId})`),
    statement.delete(sessions).where(eq(sessions.userId, accountId)),
    statement.delete(passkeys).where(eq(passkeys.userId, accountId)),
    statement.delete(recoveryCodes).where(eq(recoveryCodes.userId, accountId)),
    statement.delete(invitations).where(eq(invitations.userId, accountId)),
    // Its tokens go with it.
    statement.delete(oauthGrants).where(eq(oauthGrants.userId, accountId)),
    statement.delete(oauthCodes).where(eq(oauthCodes.userId, accountId)),
    statement.delete(calendarFeeds).where(eq(calendarFeeds.userId, accountId)),
    statement.delete(inboxes).where(eq(inboxes.userId, accountId)),
    statement.update(webhooks).set({ status: "disabled" }).where(eq(webhooks.userId, accountId)),
    statement.delete(contributors).where(inArray(contributors.account, contributor)),
  );
}
