import { outbox } from "../../schema/pipeline.ts";
import type { AccountWriteContext } from "../accounts/context.ts";
import type { QueuedDelivery } from "../contracts/pipeline/webhook-deliveries.ts";
import { statement } from "../db/transaction.ts";
import { deliveryId, fanOut } from "./fan-out.ts";
import { requireActive } from "./require-active.ts";

const event = "webhook.test";

/**
 * Sends a `webhook.test` event to one webhook, whatever it has subscribed to, by
 * the way that all events go.
 *
 * @throws ApiError `record_not_found`, `webhook_disabled`.
 */
export async function testWebhook(
  context: AccountWriteContext,
  id: string,
): Promise<QueuedDelivery> {
  const { write, caller, now, newId, announce } = context;
  const { accountId } = caller;
  await requireActive(context, id, "webhookId");
  const told = { id: newId("event"), userId: accountId, type: event, createdAt: now };
  const payload = JSON.stringify({ webhookId: id, message: "This is a test." });
  write(statement.insert(outbox).values({ ...told, payload }), fanOut(told, id));
  announce(told.id);
  return { deliveryId: deliveryId(told.id, id), event, status: "queued" };
}
