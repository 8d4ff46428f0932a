/** Whether deliveries of webhooks are on time, for the status page. */
import { and, desc, isNotNull, lt, min, sql } from "drizzle-orm";
import { webhookDeliveries } from "#schema/webhooks.ts";
import type { Value } from "#shared/db/prepare.ts";
import { statement } from "#shared/db/transaction.ts";

export function selectLatestDelivery() {
  return statement
    .select({ createdAt: webhookDeliveries.createdAt, status: webhookDeliveries.status })
    .from(webhookDeliveries)
    .orderBy(desc(webhookDeliveries.createdAt))
    .limit(1);
}

/** Counts at most `limit`, so that counting takes no longer the more there are. */
export function selectBacklog(value: Value<"before" | "limit">) {
  const { sweepAt } = webhookDeliveries;
  const overdue = statement
    .select({ sweepAt })
    .from(webhookDeliveries)
    .where(and(isNotNull(sweepAt), lt(sweepAt, value("before"))))
    .orderBy(sweepAt)
    .limit(value("limit"))
    .as("overdue");
  return statement
    .select({ deliveries: sql<number>`count(*)`, since: min(overdue.sweepAt) })
    .from(overdue);
}
