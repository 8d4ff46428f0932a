import { readClock } from "../../shared/core/clock.ts";
import { logFailure } from "../../shared/core/log-failure.ts";
import { connect } from "../../shared/db/client.ts";
import type { Bindings } from "../../shared/http/env.ts";
import { claim, deliver } from "../../shared/webhooks/delivery/deliver.ts";
import { toDeliveryQueue } from "../../shared/webhooks/delivery/queue.ts";
import { send } from "../../shared/webhooks/sending/send.ts";
import { readSendingSettings } from "../../shared/webhooks/sending/settings.ts";
import { sweeperStub } from "../../shared/webhooks/sweeper-stub.ts";

const wakeEveryMs = 60_000;
let wokenAt = Number.NEGATIVE_INFINITY;

/** Sets the sweeper's alarm once a minute at most, in case it was lost together with its storage. */
function wakeSweeper(env: Bindings, execution: Pick<ExecutionContext, "waitUntil">): void {
  if (Date.now() - wokenAt < wakeEveryMs) return;
  wokenAt = Date.now();
  execution.waitUntil(sweeperStub(env).wake());
}

/** Limit for all database calls of a batch together. */
const timeoutMs = 10_000;

/**
 * Delivers a batch of the queue, which holds as many deliveries as may be in progress at a time.
 * The batch is acknowledged once its deliveries are claimed, so that a slow receiver does not hold
 * up the next batch. The outcome of each delivery is stored in the database.
 */
export async function deliverWebhooks(
  batch: MessageBatch<string>,
  env: Bindings,
  execution: Pick<ExecutionContext, "waitUntil">,
): Promise<void> {
  const settings = readSendingSettings(env);
  const db = connect({ url: env.DATABASE_URL, authToken: env.DATABASE_AUTH_TOKEN }, { timeoutMs });
  const context = {
    db,
    queue: toDeliveryQueue(env.WEBHOOK_QUEUE),
    secretsKey: env.SECRETS_KEY,
    send: (delivery: Parameters<typeof send>[0]) => send(delivery, settings),
    now: () => readClock(env),
    random: Math.random,
  };
  wakeSweeper(env, execution);
  const ids = [...new Set(batch.messages.map(({ body }) => body))];
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
