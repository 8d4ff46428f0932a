import { and, asc, count, desc, eq, inArray } from "drizzle-orm";
import { outbox } from "#schema/pipeline.ts";
import { webhookAttempts, webhookDeliveries, webhooks } from "#schema/webhooks.ts";
import { notFound } from "#shared/contract/not-found.ts";
import { readPosition, rowsAfter, slicePage } from "#shared/contract/paging.ts";
import type { AccountContext } from "#shared/writes/context.ts";
import { writeBody } from "../delivery/sign-delivery.ts";
import { whereWebhook } from "../subscriptions/webhook-record.ts";
import { toAttempt, toDelivery, whereDelivery } from "./delivery-record.ts";
import type { DeliveriesQuery } from "./webhook-delivery.request.ts";
import type { DeliveriesPage, WebhookDeliveryDetails } from "./webhook-delivery.response.ts";

/**
 * A page of the caller's deliveries, the latest first. Counting them all is cheap, because
 * the log is trimmed.
 *
 * @throws ApiError `record_not_found` for a webhook that is neither in the account nor in
 * its log.
 */
export async function listDeliveries(
  context: AccountContext,
  { webhookId, event, status, limit, cursor }: DeliveriesQuery,
): Promise<DeliveriesPage> {
  const { db, caller } = context;
  const table = webhookDeliveries;
  const list = ["deliveries", webhookId, event, status];
  const filters = and(
    eq(table.userId, caller.accountId),
    webhookId === undefined ? undefined : eq(table.webhookId, webhookId),
    event && inArray(table.event, event),
    status && inArray(table.status, status),
  );
  const after = rowsAfter(readPosition(list, cursor), table.createdAt, table.id, "newest first");
  const [[[counted], rows]] = await Promise.all([
    db.batch([
      db.select({ total: count() }).from(table).where(filters),
      db
        .select()
        .from(table)
        .where(and(filters, after))
        .orderBy(desc(table.createdAt), desc(table.id))
        .limit(limit + 1),
    ]),
    webhookId !== undefined && requireWebhook(context, webhookId),
  ]);
  const { page, nextCursor } = slicePage(list, rows, limit, ({ createdAt, id }) => ({
    at: createdAt,
    id,
  }));
  return { deliveries: page.map(toDelivery), total: counted?.total ?? 0, nextCursor };
}

async function requireWebhook(context: AccountContext, id: string): Promise<void> {
  const { db, caller } = context;
  const { userId, webhookId } = webhookDeliveries;
  const found = await db.batch([
    db.select({ id: webhooks.id }).from(webhooks).where(whereWebhook(context, id)),
    db
      .select({ id: webhookId })
      .from(webhookDeliveries)
      .where(and(eq(userId, caller.accountId), eq(webhookId, id)))
      .limit(1),
  ]);
  if (found.flat().length === 0) throw notFound("webhook", id, "webhookId");
}

/**
 * Reads a delivery with all of its attempts.
 *
 * @param number of the attempt whose body is returned; the latest by default, and if there is no such attempt.
 * @throws ApiError `record_not_found`.
 */
export async function readDelivery(
  context: AccountContext,
  id: string,
  number?: number,
): Promise<WebhookDeliveryDetails> {
  const { db } = context;
  const own = whereDelivery(context, id);
  const [[row], attempts, [event]] = await db.batch([
    db.select().from(webhookDeliveries).where(own),
    db
      .select({ attempt: webhookAttempts })
      .from(webhookAttempts)
      .innerJoin(webhookDeliveries, eq(webhookDeliveries.id, webhookAttempts.deliveryId))
      .where(own)
      .orderBy(asc(webhookAttempts.number)),
    db
      .select({ payload: outbox.payload, eventAt: outbox.createdAt })
      .from(outbox)
      .innerJoin(webhookDeliveries, eq(webhookDeliveries.eventId, outbox.id))
      .where(own),
  ]);
  if (!row) throw notFound("delivery", id);
  const chosen = attempts.find(({ attempt }) => attempt.number === number) ?? attempts.at(-1);
  const requestBody =
    event && chosen
      ? writeBody({
          ...{ ...event, event: row.event, content: row.content },
          startedAt: chosen.attempt.startedAt,
        })
      : null;
  return {
    ...toDelivery(row),
    attempts: attempts.map(({ attempt }) => toAttempt(attempt, row)),
    requestBody,
  };
}
