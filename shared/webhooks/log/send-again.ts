import { and, asc, count, eq, exists, gt, gte, inArray, isNull, or, sql } from "drizzle-orm";
import { webhookDeliveries } from "#schema/webhooks.ts";
import { notFound } from "#shared/contract/not-found.ts";
import { ApiError } from "#shared/core/errors.ts";
import { assertInBatch, statement } from "#shared/db/transaction.ts";
import type { AccountWriteContext } from "#shared/writes/context.ts";
import { appendEvent, deliveryId, fanOut } from "../delivery/fan-out.ts";
import { awaitingSlot } from "../delivery/free-slots.ts";
import {
  awaitingSlotMs,
  graceMs,
  maxAttempts,
  maxConcurrent,
  scheduledAttempts,
} from "../delivery/schedule.ts";
import { maxResent, type ResendBody } from "../subscriptions/webhook.request.ts";
import { requireActive } from "../subscriptions/webhook-record.ts";
import { type DeliveryRow, toDelivery, whereDelivery } from "./delivery-record.ts";
import type { QueuedDeliveries, QueuedDelivery } from "./webhook-delivery.response.ts";

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

/**
 * Sends again what a webhook has not received since an instant, the oldest first: deliveries that
 * failed for good, were cancelled, or wait for a retry. Each is one redelivery, as `redeliver` makes
 * it. The first ones fill the webhook's slots, and the others follow as those end.
 *
 * @throws ApiError `record_not_found`, `webhook_disabled`.
 */
export async function resendUndelivered(
  context: AccountWriteContext,
  webhookId: string,
  { since }: ResendBody,
): Promise<QueuedDeliveries> {
  const { db, write, now, announce } = context;
  await requireActive(context, webhookId, "id");
  const undelivered = whereUndelivered(context, webhookId, since);
  const { id, eventId, createdAt } = webhookDeliveries;
  const [rows, [counted]] = await db.batch([
    db
      .select({ id, eventId })
      .from(webhookDeliveries)
      .where(undelivered)
      .orderBy(asc(createdAt), asc(id))
      .limit(maxResent),
    db.select({ total: count() }).from(webhookDeliveries).where(undelivered),
  ]);
  const first = rows.slice(0, maxConcurrent);
  const others = rows.slice(maxConcurrent);
  const requeue = (ids: string[], claim: string | null, sweepAt: number) =>
    statement
      .update(webhookDeliveries)
      .set({
        status: "pending",
        redelivery: true,
        // Null if it has finished.
        resumeAt: sql`due_at`,
        dueAt: now,
        sweepAt,
        claim,
        finishedAt: null,
      })
      // Another request may have sent some of them in the meantime.
      .where(and(undelivered, inArray(id, ids)));
  if (first.length > 0) write(requeue(idsOf(first), null, now + graceMs));
  if (others.length > 0) write(requeue(idsOf(others), awaitingSlot, now + awaitingSlotMs));
  for (const { eventId } of first) announce(eventId);
  return { webhookId, queued: rows.length, remaining: (counted?.total ?? 0) - rows.length };
}

/** The number of deliveries that {@link resendUndelivered} would send. */
export async function countUndelivered(
  context: Pick<AccountWriteContext, "db" | "caller" | "now">,
  webhookId: string,
  since: number,
): Promise<number> {
  const [counted] = await context.db
    .select({ total: count() })
    .from(webhookDeliveries)
    .where(whereUndelivered(context, webhookId, since));
  return counted?.total ?? 0;
}

function whereUndelivered(
  { caller, now }: Pick<AccountWriteContext, "caller" | "now">,
  webhookId: string,
  since: number,
) {
  const { userId, createdAt, status, dueAt, attempts, failures } = webhookDeliveries;
  const waits = and(
    eq(status, "failed"),
    gt(dueAt, now),
    sql`${attempts} + ${scheduledAttempts} - ${failures} < ${maxAttempts}`,
  );
  const ended = and(inArray(status, ["dead", "cancelled"]), sql`${attempts} < ${maxAttempts}`);
  return and(
    eq(userId, caller.accountId),
    eq(webhookDeliveries.webhookId, webhookId),
    gte(createdAt, since),
    or(ended, waits),
  );
}

function idsOf(rows: readonly { id: string }[]): string[] {
  return rows.map(({ id }) => id);
}

const event = "webhook.test";

/**
 * Sends a `webhook.test` event to one webhook, whatever it is subscribed to, through the
 * same outbox and queue as every other event.
 *
 * @throws ApiError `record_not_found`, `webhook_disabled`.
 */
export async function testWebhook(
  context: AccountWriteContext,
  id: string,
): Promise<QueuedDelivery> {
  const { write, caller, now, newId, announce } = context;
  const { accountId } = caller;
  await requireActive(context, id, "webhookId");
  const pendingEvent = { id: newId("event"), userId: accountId, type: event, createdAt: now };
  const payload = JSON.stringify({ webhookId: id, message: "This is a test." });
  write(appendEvent(pendingEvent, payload), fanOut(pendingEvent, id));
  announce(pendingEvent.id);
  return { deliveryId: deliveryId(pendingEvent.id, id), event, status: "queued" };
}
