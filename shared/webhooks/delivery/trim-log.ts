import { and, desc, eq, inArray, isNull, notExists } from "drizzle-orm";
import { outbox } from "../../../schema/pipeline.ts";
import { webhookDeliveries } from "../../../schema/webhooks.ts";
import type { Database } from "../../db/client.ts";
import { maxRetained } from "./schedule.ts";

/** The most that one transaction deletes, each with its attempts. */
const maxTrimmed = 500;

/**
 * Deletes the oldest finished deliveries of a webhook, so that the newest {@link maxRetained} stay, and
 * the events that no other delivery is of.
 *
 * @returns whether there are more to delete.
 */
export async function trimLog(db: Database, webhookId: string): Promise<boolean> {
  const { id, eventId, createdAt, dueAt } = webhookDeliveries;
  const surplus = await db
    .select({ id, eventId })
    .from(webhookDeliveries)
    .where(and(eq(webhookDeliveries.webhookId, webhookId), isNull(dueAt)))
    .orderBy(desc(createdAt), desc(id))
    .limit(maxTrimmed)
    .offset(maxRetained);
  if (surplus.length === 0) return false;
  const events = surplus.map((row) => row.eventId);
  const others = db.select({ id }).from(webhookDeliveries).where(eq(eventId, outbox.id));
  await db.batch([
    db.delete(webhookDeliveries).where(
      and(
        inArray(
          id,
          surplus.map((row) => row.id),
        ),
        // One of them may have been sent again in the meantime.
        isNull(dueAt),
      ),
    ),
    db.delete(outbox).where(and(inArray(outbox.id, events), notExists(others))),
  ]);
  return surplus.length === maxTrimmed;
}
