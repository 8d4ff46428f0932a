import { readClock } from "#shared/core/clock.ts";
import { logFailure } from "#shared/core/log-failure.ts";
import { connect } from "#shared/db/client.ts";
import { streamOfTask } from "#shared/db/streams.ts";
import type { Bindings } from "#shared/middleware/env.ts";
import { sendDelivery } from "#shared/outbound/send-delivery.ts";
import { readSendingSettings } from "#shared/outbound/settings.ts";
import { isMailId } from "#shared/pipeline/inbox/inbox-settings.ts";
import { claim, deliver } from "#shared/webhooks/delivery/deliver.ts";
import { isDeliveryId } from "#shared/webhooks/delivery/fan-out.ts";
import { sweeperStub } from "#shared/webhooks/delivery/sweeper-stub.ts";
import { toDeliveryQueue } from "#shared/writes/delivery-queue.ts";
import { readQueuedMail } from "./read-mail.ts";

const wakeEveryMs = 60_000;
let wokenAt = Number.NEGATIVE_INFINITY;

/** Sets the sweeper's alarm once a minute at most, in case it was lost together with its storage. */
function wakeSweeper(env: Bindings, execution: Pick<ExecutionContext, "waitUntil">): void {
  if (Math.abs(Date.now() - wokenAt) < wakeEveryMs) return;
  wokenAt = Date.now();
  execution.waitUntil(sweeperStub(env).wake());
}

/** The id of a delivery or a mail; null for a message that is neither, which is dropped so that the others are delivered. */
function readId(body: unknown): string | null {
  if (typeof body === "string" && (isDeliveryId(body) || isMailId(body))) return body;
  logFailure({ task: "read the queue" }, new Error("a message is no id of a delivery"));
  return null;
}

/** Limit for all database calls of a batch together. */
const timeoutMs = 10_000;

/**
 * Delivers a batch of the queue, and reads the mails in it. A batch holds as many deliveries as may be in progress at a time.
 * The batch is acknowledged once its deliveries are claimed, so that a slow receiver does not hold
 * up the next batch. The outcome of each delivery is stored in the database.
 */
export async function deliverWebhooks(
  batch: MessageBatch<unknown>,
  env: Bindings,
  execution: Pick<ExecutionContext, "waitUntil">,
): Promise<void> {
  const settings = readSendingSettings(env);
  const db = connect(
    { url: env.DATABASE_URL, authToken: env.DATABASE_AUTH_TOKEN },
    { timeoutMs, stream: streamOfTask(execution) },
  );
  const context = {
    db,
    queue: toDeliveryQueue(env.WEBHOOK_QUEUE),
    secretsKey: env.SECRETS_KEY,
    send: (delivery: Parameters<typeof sendDelivery>[0]) => sendDelivery(delivery, settings),
    now: () => readClock(env),
    random: Math.random,
  };
  wakeSweeper(env, execution);
  const all = [...new Set(batch.messages.flatMap(({ body }) => readId(body) ?? []))];
  for (const id of all.filter(isMailId)) {
    const done = readQueuedMail(id, env).catch((error: unknown) => {
      // Its claim expires, and the sweeper then queues the mail again.
      logFailure({ task: "read a mail", mailId: id }, error);
    });
    execution.waitUntil(done);
  }
  const ids = all.filter((id) => !isMailId(id));
  if (ids.length === 0) return;
  const claimed = await claim(context, ids).catch((error: unknown) => {
    logFailure({ task: "claim deliveries" }, error);
    batch.retryAll();
    return [];
  });
  for (const delivery of claimed) {
    const done = deliver(context, delivery).catch((error: unknown) => {
      // The claim expires, and the sweeper then queues the delivery again.
      logFailure({ task: "deliver", deliveryId: delivery.id }, error);
    });
    execution.waitUntil(done);
  }
}
