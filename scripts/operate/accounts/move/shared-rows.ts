import { inArray, sql } from "drizzle-orm";
import { oauthClients } from "../../../../schema/oauth.ts";
import { contributors } from "../../../../schema/submissions.ts";
import type { Database } from "../../../../shared/db/client.ts";
import { contributorHashes, createSubmitter } from "../../../../shared/salaries/crowd/submitter.ts";

/**
 * Adds to the target what the account needs there and does not own: the clients that it has connected, and that it has
 * submitted pay. Both may be there already.
 *
 * @param dataPointKey keys of the source (`readKeys`), which the target has too.
 */
export async function addSharedRows(
  source: Database,
  target: Database,
  accountId: string,
  dataPointKey: string,
): Promise<void> {
  const clients = await source
    .select()
    .from(oauthClients)
    .where(
      sql`${oauthClients.id} in (select client_id from oauth_grants where user_id = ${accountId})`,
    );
  for (const client of clients) {
    await target.insert(oauthClients).values(client).onConflictDoNothing();
  }
  const hashes = await contributorHashes(createSubmitter(accountId, dataPointKey));
  const submitted = await source
    .select()
    .from(contributors)
    .where(inArray(contributors.account, hashes));
  for (const row of submitted) await target.insert(contributors).values(row).onConflictDoNothing();
}
