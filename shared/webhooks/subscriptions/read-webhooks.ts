import { and, asc, count, eq, sql } from "drizzle-orm";
import { webhooks } from "#schema/webhooks.ts";
import { readPosition, rowsAfter, slicePage } from "#shared/contract/paging.ts";
import type { AccountContext } from "#shared/writes/context.ts";
import type { WebhooksQuery } from "./webhook.request.ts";
import type { WebhooksPage } from "./webhook.response.ts";
import { toWebhook } from "./webhook-record.ts";

const list = ["webhooks"];

/** A page of the caller's webhooks, the oldest first. */
export async function listWebhooks(
  { db, caller }: AccountContext,
  { limit, cursor }: WebhooksQuery,
): Promise<WebhooksPage> {
  const own = eq(webhooks.userId, caller.accountId);
  const after = rowsAfter(
    readPosition(list, cursor, "earliest first"),
    webhooks.createdAt,
    webhooks.id,
    "earliest first",
  );
  const [[counted], rows] = await db.batch([
    db.select({ total: count() }).from(webhooks).where(own),
    db
      .select()
      .from(webhooks)
      .where(and(own, after))
      .orderBy(asc(webhooks.createdAt), asc(webhooks.id))
      .limit(limit + 1),
  ]);
  const { page, nextCursor } = slicePage(list, rows, limit, ({ createdAt, id }) => ({
    at: createdAt,
    id,
  }));
  return { webhooks: page.map(toWebhook), total: counted?.total ?? 0, nextCursor };
}

/** A query for one row: how many webhooks the caller has, and how many of them are disabled. */
export function countWebhooks({ db, caller }: AccountContext) {
  const { status, userId } = webhooks;
  return db
    .select({
      total: count(),
      disabled: sql<number>`coalesce(sum(${status} = 'disabled'), 0)`.mapWith(Number),
    })
    .from(webhooks)
    .where(eq(userId, caller.accountId));
}
