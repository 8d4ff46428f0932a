import { exists } from "drizzle-orm";
import { webhooks } from "#schema/webhooks.ts";
import type { Deleted } from "#shared/contract/pipeline-fields.response.ts";
import { assertInBatch, statement } from "#shared/db/transaction.ts";
import type { AccountWriteContext } from "#shared/writes/context.ts";
import { cancelPending } from "../delivery/cancel-pending.ts";
import { findWebhook, whereWebhook } from "./webhook-record.ts";

/**
 * Deletes a webhook and its secrets, and cancels its unfinished deliveries. The log of
 * its deliveries is kept for the usual retention period.
 *
 * @throws ApiError `record_not_found`.
 */
export async function deleteWebhook(context: AccountWriteContext, id: string): Promise<Deleted> {
  const { write, caller, now } = context;
  await findWebhook(context, id, "webhookId");
  const own = whereWebhook(context, id);
  write(
    assertInBatch(exists(statement.select({ id: webhooks.id }).from(webhooks).where(own))),
    statement.delete(webhooks).where(own),
    ...cancelPending({ userId: caller.accountId, webhookId: id }, now),
  );
  return { id, deleted: true };
}
