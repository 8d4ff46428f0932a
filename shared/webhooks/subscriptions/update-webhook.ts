import { exists } from "drizzle-orm";
import { webhooks } from "#schema/webhooks.ts";
import { assertInBatch, statement } from "#shared/db/transaction.ts";
import { cancelPending, isCancelled } from "../delivery/cancel-pending.ts";
import { requireReceiver } from "./require-receiver.ts";
import type { UpdateWebhookBody } from "./webhook.request.ts";
import type { Webhook } from "./webhook.response.ts";
import type { WebhookChangeContext } from "./webhook-change-context.ts";
import { findWebhook, toWebhook, type WebhookRow, whereWebhook } from "./webhook-record.ts";

/**
 * Changes the URL, the subscribed events, the description or the status of a webhook. Enabling it resets
 * its failure count; disabling it cancels its unfinished deliveries, of tens of thousands the later ones
 * within seconds.
 *
 * @throws ApiError `record_not_found`, `parameter_missing` if the URL is rejected,
 * `dependency_unavailable` if its host cannot be looked up.
 */
export async function updateWebhook(
  context: WebhookChangeContext,
  id: string,
  { url, events, description, content, status }: UpdateWebhookBody,
): Promise<Webhook> {
  const { write, now, caller } = context;
  const row = await findWebhook(context, id);
  if (url !== undefined) await requireReceiver(context, url);
  const change = {
    ...(url === undefined ? {} : { url }),
    ...(events === undefined ? {} : { events }),
    ...(description === undefined ? {} : { description }),
    ...(content === undefined ? {} : { content }),
    ...(status === undefined || status === row.status ? {} : statusChange(status)),
  };
  if (Object.keys(change).length === 0) return toWebhook(row);
  const own = whereWebhook(context, id);
  if (change.status === "active") {
    await context.cancelRest(id);
    write(assertInBatch(isCancelled(id)));
  }
  write(
    assertInBatch(exists(statement.select({ id: webhooks.id }).from(webhooks).where(own))),
    statement.update(webhooks).set(change).where(own),
  );
  if (change.status === "disabled") {
    write(...cancelPending({ userId: caller.accountId, webhookId: id }, now));
  }
  return toWebhook({ ...row, ...change });
}

function statusChange(status: WebhookRow["status"]): Partial<WebhookRow> {
  if (status === "disabled") return { status, disabledReason: "requested" };
  return { status, disabledReason: null, consecutiveFailures: 0, failingSince: null };
}
