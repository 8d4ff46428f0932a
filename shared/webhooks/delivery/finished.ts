import { type SQL, sql } from "drizzle-orm";
import { webhookDeliveries } from "#schema/webhooks.ts";

/** The columns of a finished delivery, except for its status. */
export function finished(now: number) {
  return {
    dueAt: null,
    resumeAt: null,
    sweepAt: null,
    claim: null,
    redelivery: false,
    finishedAt: now,
  };
}

/**
 * The final status of a delivery that ends without a success this time; an earlier success is kept.
 */
export function endedAs(status: "cancelled" | "dead"): SQL {
  return sql`case when ${webhookDeliveries.succeededAt} is null then ${status} else 'succeeded' end`;
}
