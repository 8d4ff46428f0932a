import { sql } from "drizzle-orm";
import { webhookDeliveries } from "#schema/webhooks.ts";
import { awaitingSlotMs } from "./schedule.ts";

/**
 * The value of the `claim` column while a due delivery waits for a free slot at its webhook. It is
 * stored, so the text must stay as it is.
 */
export const awaitingSlot = "parked";

/** The columns of a due delivery that starts to wait for a slot. */
export function waitForSlot(now: number) {
  return {
    claim: awaitingSlot,
    sweepAt: now + awaitingSlotMs,
    // A delivery whose consumer has died is no longer being sent.
    status: sql`case when ${webhookDeliveries.failures} = 0 then 'pending' else 'failed' end`,
  };
}
