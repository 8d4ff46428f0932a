import { asc, eq } from "drizzle-orm";
import { outbox } from "#schema/pipeline.ts";
import { webhookAttempts, webhookDeliveries } from "#schema/webhooks.ts";
import { notFound } from "#shared/contract/not-found.ts";
import type { AccountContext } from "#shared/writes/context.ts";
import { writeBody } from "../delivery/write-body.ts";
import { toAttempt, toDelivery, whereDelivery } from "./delivery-record.ts";
import type { WebhookDeliveryDetails } from "./webhook-delivery.response.ts";

/**
 * Reads a delivery with all of its attempts.
 *
 * @param number of the attempt whose body is returned; the latest by default, and if there is no such attempt.
 * @throws ApiError `record_not_found`.
 */
export async function readDelivery(
  context: AccountContext,
  id: string,
  number?: number,
): Promise<WebhookDeliveryDetails> {
  const { db } = context;
  const own = whereDelivery(context, id);
  const [[row], attempts, [event]] = await db.batch([
    db.select().from(webhookDeliveries).where(own),
    db
      .select({ attempt: webhookAttempts })
      .from(webhookAttempts)
      .innerJoin(webhookDeliveries, eq(webhookDeliveries.id, webhookAttempts.deliveryId))
      .where(own)
      .orderBy(asc(webhookAttempts.number)),
    db
      .select({ payload: outbox.payload, eventAt: outbox.createdAt })
      .from(outbox)
      .innerJoin(webhookDeliveries, eq(webhookDeliveries.eventId, outbox.id))
      .where(own),
  ]);
  if (!row) throw notFound("delivery", id);
  const chosen = attempts.find(({ attempt }) => attempt.number === number) ?? attempts.at(-1);
  const requestBody =
    event && chosen
      ? writeBody({
          ...{ ...event, event: row.event, content: row.content },
          startedAt: chosen.attempt.startedAt,
        })
      : null;
  return {
    ...toDelivery(row),
    attempts: attempts.map(({ attempt }) => toAttempt(attempt, row)),
    requestBody,
  };
}
