import { and, desc, eq, inArray, isNull } from "drizzle-orm";
import { webhookDeliveries } from "../../../schema/webhooks.ts";
import type { Database } from "../../db/client.ts";
import { maxRetained } from "../schedule.ts";

/** The most that one run deletes. */
const maxDeleted = 1_000;

/** Deletes the oldest finished deliveries of a webhook, so that the newest {@link maxRetained} stay. */
export async function trimLog(db: Database, webhookId: string): Promise<void> {
  const { id, createdAt, dueAt } = webhookDeliveries;
  const surplus = db
    .select({ id })
    .from(webhookDeliveries)
    .where(and(eq(webhookDeliveries.webhookId, webhookId), isNull(dueAt)))
    .orderBy(desc(createdAt), desc(id))
    .limit(maxDeleted)
    .offset(maxRetained);
  await db.delete(webhookDeliveries).where(inArray(id, surplus));
}
