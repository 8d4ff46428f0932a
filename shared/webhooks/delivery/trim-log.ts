import { and, desc, eq, inArray, isNull } from "drizzle-orm";
import { webhookDeliveries } from "#schema/webhooks.ts";
import type { Database } from "#shared/db/client.ts";
import { maxRetained } from "./schedule.ts";

/** The most that one transaction deletes, each with its attempts. */
const maxTrimmed = 500;

/**
 * Deletes the oldest finished deliveries of a webhook, so that the newest {@link maxRetained} stay. Their events
 * stay in the account's log.
 *
 * @returns whether there are more to delete.
 */
export async function trimLog(
  db: Database,
  { userId, webhookId }: Pick<typeof webhookDeliveries.$inferSelect, "userId" | "webhookId">,
): Promise<boolean> {
  const { id, createdAt, dueAt } = webhookDeliveries;
  const surplus = await db
    .select({ id })
    .from(webhookDeliveries)
    .where(
      and(
        eq(webhookDeliveries.userId, userId),
        eq(webhookDeliveries.webhookId, webhookId),
        isNull(dueAt),
      ),
    )
    .orderBy(desc(createdAt), desc(id))
    .limit(maxTrimmed)
    .offset(maxRetained);
  if (surplus.length === 0) return false;
  const ids = surplus.map((row) => row.id);
  // One of them may have been sent again in the meantime.
  await db.batch([db.delete(webhookDeliveries).where(and(inArray(id, ids), isNull(dueAt)))]);
  return surplus.length === maxTrimmed;
}
