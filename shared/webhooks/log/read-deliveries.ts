import { and, asc, count, desc, eq, inArray, type SQL, sql } from "drizzle-orm";
import { outbox } from "#schema/pipeline.ts";
import { webhookAttempts, webhookDeliveries, webhooks } from "#schema/webhooks.ts";
import { notFound } from "#shared/contract/not-found.ts";
import { readPosition, rowsAfter, slicePage } from "#shared/contract/paging.ts";
import type { AccountContext } from "#shared/writes/context.ts";
import { writeBody } from "../delivery/sign-delivery.ts";
import { whereWebhook } from "../subscriptions/webhook-record.ts";
import { toAttempt, toDelivery, underWay, whereDelivery } from "./delivery-record.ts";
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
  const own = eq(table.userId, caller.accountId);
  const filters = and(
    event && inArray(table.event, event),
    status && inArray(table.status, status),
  );
  const ofWebhook = webhookId === undefined ? undefined : eq(table.webhookId, webhookId);
  const after = rowsAfter(readPosition(list, cursor), table.createdAt, table.id, "newest first");
  const isNext = and(filters, after);
  const [[[counted], rows]] = await Promise.all([
    db.batch([
      db
        .select({ total: count() })
        .from(table)
        .where(and(own, ofWebhook, filters)),
      db
        .select()
        .from(table)
        .where(
          and(
            own,
            ofWebhook
              ? and(ofWebhook, isNext)
              : sql`${table.id} in (${latestOfEach(caller.accountId, isNext, limit + 1)})`,
          ),
        )
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

/**
 * A query for the ids of the latest deliveries to each webhook of an account, deleted ones too: the log is ordered by
 * webhook, and an index without it would be a row more for each delivery.
 */
function latestOfEach(userId: string, filters: SQL | undefined, limit: number): SQL {
  const { id, userId: owner, webhookId, createdAt } = webhookDeliveries;
  const ofWebhook = and(eq(owner, userId), sql`${webhookId} = own.webhook_id`, filters);
  return sql`
    with recursive own (webhook_id) as (
      select min(webhook_id) from webhook_deliveries where user_id = ${userId}
      union all
      select (
        select min(webhook_id) from webhook_deliveries
        where user_id = ${userId} and webhook_id > own.webhook_id
      ) from own where own.webhook_id is not null
    )
    select latest.value from own cross join json_each((
      select json_group_array(id) from (
        select ${id} as id from ${webhookDeliveries} where ${ofWebhook}
        order by ${createdAt} desc, ${id} desc limit ${limit}
      )
    )) latest
    where own.webhook_id is not null
  `;
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
  const [[row], recorded, [event]] = await db.batch([
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
      .innerJoin(
        webhookDeliveries,
        and(
          eq(webhookDeliveries.userId, outbox.userId),
          eq(webhookDeliveries.eventPosition, outbox.position),
          eq(webhookDeliveries.eventId, outbox.id),
        ),
      )
      .where(own),
  ]);
  if (!row) throw notFound("delivery", id);
  const attempts = [...recorded.map(({ attempt }) => toAttempt(attempt)), ...underWay(row)];
  const chosen = attempts.find((attempt) => attempt.number === number) ?? attempts.at(-1);
  const requestBody =
    event && chosen
      ? writeBody({
          ...{ ...event, event: row.event, content: row.content },
          startedAt: Date.parse(chosen.startedAt),
        })
      : null;
  return {
    ...toDelivery(row),
    attempts,
    requestBody,
  };
}
