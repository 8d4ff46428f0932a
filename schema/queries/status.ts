/** Whether deliveries of webhooks are on time, and moves of accounts have ended, for the status page. */
import { and, desc, isNotNull, lt, min, sql } from "drizzle-orm";
import type { Value } from "../../shared/db/prepare.ts";
import { statement } from "../../shared/db/transaction.ts";
import { accountMoves } from "../account-moves.ts";
import { webhookDeliveries } from "../webhooks.ts";

export function selectLatestDelivery() {
  return statement
    .select({ createdAt: webhookDeliveries.createdAt, status: webhookDeliveries.status })
    .from(webhookDeliveries)
    .orderBy(desc(webhookDeliveries.createdAt))
    .limit(1);
}

/** At most `limit` are counted, so that counting takes no longer the more there are. */
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

/** Moves of accounts that have begun and not ended; a constant state, so that the partial index is used. */
export function selectUnfinishedMoves() {
  const { startedAt, state } = accountMoves;
  return statement
    .select({ moves: sql<number>`count(*)`, since: min(startedAt) })
    .from(accountMoves)
    .where(sql`${state} = 'copying'`);
}
