import { instant } from "#shared/core/dates.ts";
import { newId } from "#shared/core/ids.ts";
import { decryptText } from "#shared/credentials/encrypt.ts";
import type { Database } from "#shared/db/client.ts";
import type { Attempt, OutgoingDelivery } from "#shared/outbound/attempt.ts";
import { type DeliveryQueue, maxDelayMs } from "#shared/writes/delivery-queue.ts";
import { type ClaimedDelivery, claimDeliveries } from "./claim-deliveries.ts";
import { decideOutcome, recordAttempt } from "./record-attempt.ts";
import { secretOwner, signDelivery, writeBody } from "./sign-delivery.ts";
import { trimLog } from "./trim-log.ts";

/**
 * The dependencies of delivery. Time, chance and the network are injected so that tests can control
 * them.
 */
export interface DeliveryContext {
  db: Database;
  queue: DeliveryQueue;
  /** Hex, 32 bytes: the key that secrets are encrypted with. */
  secretsKey: string;
  /** Makes one request to the receiver. */
  send(delivery: OutgoingDelivery): Promise<Attempt>;
  /** Milliseconds since the epoch. */
  now(): number;
  /** A random number from 0 to 1. */
  random(): number;
}

/** One in this many deliveries, on average, also trims the log of its webhook. */
const trimOneIn = 100;

/** Claims those of the deliveries that are due, for {@link deliver} to send. */
export function claim(
  { db, now }: Pick<DeliveryContext, "db" | "now">,
  ids: readonly string[],
): Promise<ClaimedDelivery[]> {
  return claimDeliveries(db, ids, newId("claim"), now());
}

/** Sends a claimed delivery once, records the result, and queues what follows from it. */
export async function deliver(context: DeliveryContext, delivery: ClaimedDelivery): Promise<void> {
  const { db, queue, now, random } = context;
  const request = await prepare(context, delivery);
  const attempt = await context.send(request);
  const endedAt = now();
  const result = decideOutcome(delivery, attempt, endedAt, random());
  const wait = result.retryAt === null ? null : result.retryAt - endedAt;
  const byQueue = wait !== null && wait <= maxDelayMs;
  const released = await recordAttempt(
    db,
    delivery,
    { request, attempt, result: { ...result, byQueue } },
    endedAt,
  );
  // If the queue fails here, the sweep queues both.
  if (released.length > 0) await queue.send(released);
  if (byQueue) await queue.send([delivery.id], wait);
  if (random() < 1 / trimOneIn) await trimLog(db, delivery);
}

/**
 * The request of this attempt. The body is serialized once, so that exactly the signed bytes are
 * sent.
 */
async function prepare(
  { secretsKey }: DeliveryContext,
  delivery: ClaimedDelivery,
): Promise<OutgoingDelivery> {
  const { id, url, startedAt, redelivery } = delivery;
  const body = writeBody(delivery);
  const { secret, previousSecret, previousSecretUntil } = delivery;
  const overlaps = !redelivery && previousSecretUntil !== null && startedAt < previousSecretUntil;
  const read = (stored: string | null) =>
    stored === null ? null : decryptText(secretsKey, secretOwner(delivery.webhookId), stored);
  const headers = await signDelivery({
    secret: await read(secret),
    previousSecret: overlaps ? await read(previousSecret) : null,
    deliveryId: id,
    timestamp: instant(startedAt),
    body,
  });
  return { url, headers, body, now: startedAt };
}
