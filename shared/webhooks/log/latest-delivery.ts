import { desc } from "drizzle-orm";
import { webhookDeliveries } from "../../../schema/webhooks.ts";
import type { Database } from "../../db/client.ts";

/**
 * When the latest delivery of any account was queued, and its status: whether webhooks work, for the
 * public. Names neither account nor event.
 */
export async function latestDelivery(
  db: Database,
): Promise<{ createdAt: number; status: string } | null> {
  const [row] = await db
    .select({ createdAt: webhookDeliveries.createdAt, status: webhookDeliveries.status })
    .from(webhookDeliveries)
    .orderBy(desc(webhookDeliveries.createdAt))
    .limit(1);
  return row ?? null;
}
