/**
 * Cancels what a webhook has not sent when it is disabled or deleted: the first part in the same
 * transaction, and the rest afterwards in parts, so that no other write waits for tens of thousands.
 * Nothing is sent meanwhile, because only deliveries of active webhooks are claimed, and a webhook is
 * enabled again only when all parts are done.
 */
import { and, asc, count, eq, exists, inArray, isNotNull, notExists, sql } from "drizzle-orm";
import { webhookCancellations, webhookDeliveries, webhooks } from "#schema/webhooks.ts";
import type { Database } from "#shared/db/client.ts";
import { type Statement, statement } from "#shared/db/transaction.ts";
import { endedAs, finished } from "./finished.ts";
import { trimLog } from "./trim-log.ts";

interface OwnWebhook {
  userId: string;
  webhookId: string;
}

/** The most that one transaction cancels: some 10 ms of the database. */
export const maxCancelled = 500;

/**
 * Statements that cancel the first unfinished deliveries of a webhook unless it is active, and note
 * it if there are more. They belong in the batch that disables or deletes the webhook. The second
 * writes a row exactly if {@link cancelRest} has something to do.
 */
export function cancelPending(
  { userId, webhookId }: OwnWebhook,
  now: number,
): [first: Statement, rest: Statement] {
  const active = statement
    .select({ id: webhooks.id })
    .from(webhooks)
    .where(
      and(eq(webhooks.userId, userId), eq(webhooks.id, webhookId), eq(webhooks.status, "active")),
    );
  const noted = statement
    .select({
      webhookId: sql`${webhookId}`.as("webhook_id"),
      userId: sql`${userId}`.as("user_id"),
      requestedAt: sql`${now}`.as("requested_at"),
    })
    .from(sql`(select 1)`)
    .where(and(notExists(active), exists(unfinished(webhookId))));
  return [
    statement
      .update(webhookDeliveries)
      .set({ ...finished(now), status: endedAs("cancelled") })
      .where(and(isOneOfFirst(webhookId), notExists(active))),
    statement.insert(webhookCancellations).select(noted).onConflictDoNothing(),
  ];
}

/**
 * Cancels further parts of a webhook until none is left, each in a transaction of its own, and trims
 * its log.
 */
export async function cancelRest(db: Database, webhook: OwnWebhook, now: number): Promise<void> {
  while (await cancelPart(db, webhook.webhookId, now));
  while (await trimLog(db, webhook));
}

/**
 * Cancels the deliveries of all webhooks for which a request or a consumer has not finished that.
 *
 * @param parts the most that this call does.
 * @returns whether there may be more.
 */
export async function cancelAbandoned(db: Database, now: number, parts: number): Promise<boolean> {
  const { userId, webhookId, requestedAt } = webhookCancellations;
  const rows = await db
    .select({ userId, webhookId })
    .from(webhookCancellations)
    .orderBy(asc(requestedAt))
    .limit(parts);
  let left = parts;
  for (const row of rows) {
    while (left > 0) {
      left--;
      if (await cancelPart(db, row.webhookId, now)) continue;
      while (await trimLog(db, row));
      break;
    }
  }
  return left === 0;
}

/** A condition that no part of a webhook's cancellation is left. */
export function isCancelled(webhookId: string) {
  return notExists(
    statement
      .select({ id: webhookCancellations.webhookId })
      .from(webhookCancellations)
      .where(eq(webhookCancellations.webhookId, webhookId)),
  );
}

/** @returns whether there is more to do. */
async function cancelPart(db: Database, webhookId: string, now: number): Promise<boolean> {
  const noted = eq(webhookCancellations.webhookId, webhookId);
  const isNoted = statement
    .select({ id: webhookCancellations.webhookId })
    .from(webhookCancellations)
    .where(noted);
  const [, , [left]] = await db.batch([
    db
      .update(webhookDeliveries)
      .set({ ...finished(now), status: endedAs("cancelled") })
      .where(and(isOneOfFirst(webhookId), exists(isNoted))),
    db.delete(webhookCancellations).where(and(noted, notExists(unfinished(webhookId)))),
    db.select({ rows: count() }).from(webhookCancellations).where(noted),
  ]);
  return (left?.rows ?? 0) > 0;
}

function isOneOfFirst(webhookId: string) {
  return inArray(webhookDeliveries.id, unfinished(webhookId).limit(maxCancelled));
}

/** Deliveries that are being sent are left out, because they end by themselves. */
function unfinished(webhookId: string) {
  const { id, status, dueAt } = webhookDeliveries;
  return statement
    .select({ id })
    .from(webhookDeliveries)
    .where(
      and(
        eq(webhookDeliveries.webhookId, webhookId),
        inArray(status, ["pending", "failed"]),
        isNotNull(dueAt),
      ),
    );
}
