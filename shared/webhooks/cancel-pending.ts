import { and, eq, inArray, notExists } from "drizzle-orm";
import { webhookDeliveries, webhooks } from "../../schema/webhooks.ts";
import { statement } from "../db/transaction.ts";
import { endedAs, finished } from "./delivery/finished.ts";

/**
 * Cancels the unfinished deliveries of a webhook unless it is active. Belongs in the
 * batch that disables or deletes the webhook.
 */
export function cancelPending(
  { userId, webhookId }: { userId: string; webhookId: string },
  now: number,
) {
  const active = statement
    .select({ id: webhooks.id })
    .from(webhooks)
    .where(
      and(eq(webhooks.userId, userId), eq(webhooks.id, webhookId), eq(webhooks.status, "active")),
    );
  return statement
    .update(webhookDeliveries)
    .set({ ...finished(now), status: endedAs("cancelled") })
    .where(
      and(
        eq(webhookDeliveries.webhookId, webhookId),
        inArray(webhookDeliveries.status, ["pending", "failed"]),
        notExists(active),
      ),
    );
}
