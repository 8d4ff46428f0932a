import { and, exists, isNull } from "drizzle-orm";
import { webhookDeliveries } from "../../../schema/webhooks.ts";
import type { AccountWriteContext } from "../../accounts/context.ts";
import { notFound } from "../../accounts/not-found.ts";
import type { QueuedDelivery } from "../../contracts/pipeline/webhook-deliveries.ts";
import { ApiError } from "../../core/errors.ts";
import { assertInBatch, statement } from "../../db/transaction.ts";
import { requireActive } from "../require-active.ts";
import { graceMs, maxAttempts } from "../schedule.ts";
import { toDelivery, whereDelivery } from "./delivery-record.ts";

/**
 * Sends a finished delivery once more, with today's secret. What comes of it
 * counts neither for nor against the webhook, and is not tried again.
 *
 * @throws ApiError `record_not_found`, also where its webhook was deleted,
 * `webhook_disabled`, `delivery_not_finished`, `delivery_exhausted`.
 */
export async function redeliver(context: AccountWriteContext, id: string): Promise<QueuedDelivery> {
  const { db, write, now, announce } = context;
  const own = whereDelivery(context, id);
  const [row] = await db.select().from(webhookDeliveries).where(own);
  if (!row) throw notFound("delivery", id);
  if (row.dueAt !== null) throw notFinished(row.id);
  if (row.attempts >= maxAttempts) throw exhausted(row.id);
  await requireActive(context, row.webhookId, "id");
  const asRead = and(own, isNull(webhookDeliveries.dueAt));
  write(
    assertInBatch(
      exists(statement.select({ id: webhookDeliveries.id }).from(webhookDeliveries).where(asRead)),
    ),
    statement
      .update(webhookDeliveries)
      .set({
        status: "pending",
        redelivery: true,
        dueAt: now,
        sweepAt: now + graceMs,
        finishedAt: null,
      })
      .where(own),
  );
  announce(row.eventId);
  return { deliveryId: id, event: toDelivery(row).event, status: "queued" };
}

function notFinished(id: string): ApiError {
  return new ApiError("delivery_not_finished", {
    message: `The delivery ${id} is still under way or waits for its next attempt.`,
    param: "id",
    clarification: "Can the call wait until the delivery has succeeded or was given up?",
  });
}

function exhausted(id: string): ApiError {
  return new ApiError("delivery_exhausted", {
    message: `The delivery ${id} was attempted ${maxAttempts} times, which is the most there is.`,
    param: "id",
    clarification: "Should the record itself be read instead of its event?",
  });
}
