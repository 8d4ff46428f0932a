import { type SQL, sql } from "drizzle-orm";
import { webhookDeliveries } from "../../../schema/webhooks.ts";

/** What a delivery looks like that nothing more is to be done for, beside its status. */
export function finished(now: number) {
  return { dueAt: null, sweepAt: null, claim: null, redelivery: false, finishedAt: now };
}

/** The status of a delivery that ends without another success: one it had before stands. */
export function endedAs(status: "cancelled" | "dead"): SQL {
  return sql`case when ${webhookDeliveries.succeededAt} is null then ${status} else 'succeeded' end`;
}
