import { and, asc, count, eq, gt, gte, inArray, or, sql } from "drizzle-orm";
import { webhookDeliveries } from "#schema/webhooks.ts";
import { statement } from "#shared/db/transaction.ts";
import type { AccountWriteContext } from "#shared/writes/context.ts";
import { awaitingSlot } from "../delivery/awaiting-slot.ts";
import {
  awaitingSlotMs,
  graceMs,
  maxAttempts,
  maxConcurrent,
  scheduledAttempts,
} from "../delivery/schedule.ts";
import { requireActive } from "../subscriptions/require-active.ts";
import { maxResent, type ResendBody } from "../subscriptions/webhook.request.ts";
import type { QueuedDeliveries } from "./webhook-delivery.response.ts";

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
