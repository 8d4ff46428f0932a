import type { AccountWriteContext } from "#shared/writes/context.ts";
import { appendEvent } from "../delivery/append-event.ts";
import { deliveryId, fanOut } from "../delivery/fan-out.ts";
import { requireActive } from "../subscriptions/require-active.ts";
import type { QueuedDelivery } from "./webhook-delivery.response.ts";

const event = "webhook.test";

/**
 * Sends a `webhook.test` event to one webhook, whatever it is subscribed to, through the
 * same outbox and queue as every other event.
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
  const pendingEvent = { id: newId("event"), userId: accountId, type: event, createdAt: now };
  const payload = JSON.stringify({ webhookId: id, message: "This is a test." });
  write(appendEvent(pendingEvent, payload), fanOut(pendingEvent, id));
  announce(pendingEvent.id);
  return { deliveryId: deliveryId(pendingEvent.id, id), event, status: "queued" };
}
