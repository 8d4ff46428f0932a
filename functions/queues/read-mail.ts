import { readClock } from "#shared/core/clock.ts";
import { connect } from "#shared/db/client.ts";
import type { Bindings } from "#shared/middleware/env.ts";
import { readIncoming } from "#shared/pipeline/inbox/read-incoming.ts";
import { announceEvents } from "#shared/writes/announce.ts";
import { toDeliveryQueue } from "#shared/writes/delivery-queue.ts";

const timeoutMs = 10_000;

/** Reads a mail that the queue names. */
export async function readQueuedMail(id: string, env: Bindings): Promise<void> {
  const db = connect({ url: env.DATABASE_URL, authToken: env.DATABASE_AUTH_TOKEN }, { timeoutMs });
  const queue = toDeliveryQueue(env.WEBHOOK_QUEUE);
  await readIncoming(
    {
      db,
      bucket: env.MAIL_BUCKET ?? null,
      now: () => readClock(env),
      announce: (events) => announceEvents({ db, queue }, events),
    },
    id,
  );
}
