import { and, isNotNull, isNull, or } from "drizzle-orm";
import { webhookDeliveries } from "#schema/webhooks.ts";
import type { Reader } from "#shared/db/client.ts";
import type { DeliveryQueue } from "./delivery-queue.ts";
import { isDeliveryOf } from "./event-deliveries.ts";

/**
 * Queues the deliveries of events that have just been committed, except those that wait for a slot.
 * If this fails or never runs, the sweep finds them.
 */
export async function announceEvents(
  { db, queue }: { db: Reader; queue: DeliveryQueue },
  eventIds: readonly string[],
): Promise<void> {
  const rows = await db
    .select({ id: webhookDeliveries.id })
    .from(webhookDeliveries)
    .where(
      and(
        or(...eventIds.map((id) => isDeliveryOf(id))),
        isNotNull(webhookDeliveries.dueAt),
        isNull(webhookDeliveries.claim),
      ),
    );
  if (rows.length > 0) await queue.send(rows.map(({ id }) => id));
}
