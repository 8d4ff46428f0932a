import { asc, eq } from "drizzle-orm";
import { webhookAttempts, webhookDeliveries } from "../../../schema/webhooks.ts";
import type { AccountContext } from "../../accounts/context.ts";
import { notFound } from "../../accounts/not-found.ts";
import type { WebhookDeliveryDetails } from "../../contracts/responses/pipeline/webhook-deliveries.ts";
import { toAttempt, toDelivery, whereDelivery } from "./delivery-record.ts";

/**
 * Reads a delivery with all of its attempts.
 *
 * @throws ApiError `record_not_found`.
 */
export async function readDelivery(
  context: AccountContext,
  id: string,
): Promise<WebhookDeliveryDetails> {
  const { db } = context;
  const own = whereDelivery(context, id);
  const [[row], attempts] = await db.batch([
    db.select().from(webhookDeliveries).where(own),
    db
      .select({ attempt: webhookAttempts })
      .from(webhookAttempts)
      .innerJoin(webhookDeliveries, eq(webhookDeliveries.id, webhookAttempts.deliveryId))
      .where(own)
      .orderBy(asc(webhookAttempts.number)),
  ]);
  if (!row) throw notFound("delivery", id);
  return { ...toDelivery(row), attempts: attempts.map(({ attempt }) => toAttempt(attempt, row)) };
}
