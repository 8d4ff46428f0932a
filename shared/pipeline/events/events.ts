import { afterCommit } from "#shared/db/transaction.ts";
import { appendEvent, fanOut } from "#shared/webhooks/delivery/fan-out.ts";
import type { PipelineEvent } from "#shared/webhooks/subscriptions/webhook-events.ts";
import type { WriteContext } from "../records/context.ts";

/**
 * Writes events to the outbox, with a delivery to every subscribed webhook, in the
 * transaction of the change that they report.
 *
 * @param data the record as the API returns it.
 */
export function recordEvents(
  { write, caller, now, newId, announce, isUnheard }: WriteContext,
  types: readonly PipelineEvent[],
  data: object,
): void {
  if (isUnheard) return;
  const payload = JSON.stringify(data);
  for (const type of types) {
    const event = { id: newId("event"), userId: caller.accountId, type, createdAt: now };
    write(
      appendEvent(event, payload),
      afterCommit(fanOut(event), (deliveries) => {
        if (deliveries > 0) announce(event.id);
      }),
    );
  }
}
