import { and, exists, isNull } from "drizzle-orm";
import { webhookDeliveries } from "../../../schema/webhooks.ts";
import type { AccountWriteContext } from "../../accounts/context.ts";
import { notFound } from "../../accounts/not-found.ts";
import type { QueuedDelivery } from "../../contracts/responses/pipeline/webhook-deliveries.ts";
import { ApiError } from "../../core/errors.ts";
import { assertInBatch, statement } from "../../db/transaction.ts";
import { requireActive } from "../require-active.ts";
import { graceMs, maxAttempts } from "../schedule.ts";
import { toDelivery, whereDelivery } from "./delivery-record.ts";

/**
 * Sends a finished delivery once more, signed with the current secret. The attempt does not
 * affect the health of the webhook and is not retried.
 *
 * @throws ApiError `record_not_found` (also if its webhook was deleted),
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
    message: `The delivery ${id} has not finished: it is being sent or waits for its next attempt.`,
    param: "id",
    clarification: "Can this wait until the delivery has succeeded or failed for good?",
  });
}

function exhausted(id: string): ApiError {
  return new ApiError("delivery_exhausted", {
    message: `The delivery ${id} was attempted ${maxAttempts} times, which is the maximum.`,
    param: "id",
    clarification: "Should the record be read from the API instead?",
  });
}
