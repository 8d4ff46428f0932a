import { and, eq, exists, isNull } from "drizzle-orm";
import { webhookDeliveries } from "#schema/webhooks.ts";
import { notFound } from "#shared/contract/not-found.ts";
import { ApiError } from "#shared/core/errors.ts";
import { assertInBatch, statement } from "#shared/db/transaction.ts";
import type { AccountWriteContext } from "#shared/writes/context.ts";
import { graceMs, maxAttempts, scheduledAttempts } from "../delivery/schedule.ts";
import { requireActive } from "../subscriptions/require-active.ts";
import { type DeliveryRow, toDelivery, whereDelivery } from "./delivery-record.ts";
import type { QueuedDelivery } from "./webhook-delivery.response.ts";

/**
 * Sends a delivery once more that has finished or waits for a retry, signed with the current secret.
 * The attempt does not affect the health of the webhook and takes no place in the schedule: a
 * retry that was due stays due, unless the attempt succeeds.
 *
 * @throws ApiError `record_not_found` (also if its webhook was deleted),
 * `webhook_disabled`, `delivery_not_finished`, `delivery_exhausted`.
 */
export async function redeliver(context: AccountWriteContext, id: string): Promise<QueuedDelivery> {
  const { db, write, now, announce } = context;
  const own = whereDelivery(context, id);
  const [row] = await db.select().from(webhookDeliveries).where(own);
  if (!row) throw notFound("delivery", id);
  if (!canBeResent(row, now)) throw notFinished(row.id);
  if (row.attempts + retriesLeft(row) >= maxAttempts) throw exhausted(row.id);
  await requireActive(context, row.webhookId, "id");
  const { dueAt, status } = webhookDeliveries;
  const isSame = row.dueAt === null ? isNull(dueAt) : eq(dueAt, row.dueAt);
  const asRead = and(own, eq(status, row.status), isSame);
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
        resumeAt: row.dueAt,
        sweepAt: now + graceMs,
        finishedAt: null,
      })
      .where(own),
  );
  announce(row.eventId);
  return { deliveryId: id, event: toDelivery(row).event, status: "queued" };
}

/** Whether it has finished, or waits for a retry that is not due yet. */
function canBeResent({ status, dueAt }: DeliveryRow, now: number): boolean {
  return dueAt === null || (status === "failed" && dueAt > now);
}

/** Attempts that the schedule may still make, and that a redelivery must leave to it. */
function retriesLeft({ dueAt, failures }: DeliveryRow): number {
  return dueAt === null ? 0 : scheduledAttempts - failures;
}

function notFinished(id: string): ApiError {
  return new ApiError("delivery_not_finished", {
    message: `The delivery ${id} is being sent, or is about to be.`,
    param: "id",
    clarification: "Can this wait until the attempt has ended, in some seconds?",
  });
}

function exhausted(id: string): ApiError {
  return new ApiError("delivery_exhausted", {
    message: `The delivery ${id} cannot be attempted once more: ${maxAttempts} attempts are the maximum, with those that its schedule may still make.`,
    param: "id",
    clarification: "Should the record be read from the API instead?",
  });
}
