import { count, eq, sql } from "drizzle-orm";
import { webhooks } from "#schema/webhooks.ts";
import type { AccountContext } from "#shared/writes/context.ts";

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
