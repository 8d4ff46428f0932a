import { and, asc, gte, inArray, isNull, lt, lte, min, notExists, sql } from "drizzle-orm";
import { outbox } from "../../schema/pipeline.ts";
import { webhookDeliveries } from "../../schema/webhooks.ts";
import type { Database } from "../db/client.ts";
import type { DeliveryQueue } from "./delivery/queue.ts";
import { keptMs } from "./schedule.ts";

const day = 24 * 60 * 60 * 1_000;

/** What one run takes at most. */
const maxQueued = 500;
const maxDeleted = 1_000;
/** How long the queue is given to bring what the sweep has sent, before it is sent again. */
const patienceMs = 60_000;
/** Events that nobody subscribed to are kept for so long. */
const unsubscribedMs = day;
/** Of them, one run looks through those of so long a time. */
const windowMs = 60 * 60 * 1_000;

/** What one run leaves for the next. */
export interface SweepState {
  /** Events before this instant have been looked through for unsubscribed ones. */
  scannedUntil: number | null;
}

export interface Swept {
  state: SweepState;
  /** Whether there was more to do than one run takes. */
  hasMore: boolean;
}

/**
 * Puts deliveries into the queue that it has lost or cannot hold for so long,
 * those of consumers that have died among them, and deletes what is past. Each
 * run does a bounded part of it.
 */
export async function sweep(
  { db, queue, now }: { db: Database; queue: DeliveryQueue; now: number },
  state: SweepState,
): Promise<Swept> {
  const queued = await requeue(db, queue, now);
  const deleted = await forget(db, now);
  const unsubscribed = await forgetUnsubscribed(db, now, state);
  return {
    state: unsubscribed.state,
    hasMore: queued === maxQueued || deleted >= maxDeleted || unsubscribed.hasMore,
  };
}

async function requeue(db: Database, queue: DeliveryQueue, now: number): Promise<number> {
  const { id, sweepAt } = webhookDeliveries;
  const lost = db
    .select({ id })
    .from(webhookDeliveries)
    .where(lte(sweepAt, now))
    .orderBy(asc(sweepAt))
    .limit(maxQueued);
  const found = await lost;
  if (found.length === 0) return 0;
  const ids = found.map((row) => row.id);
  await queue.send(ids);
  // Written down afterwards: what is sent twice is claimed once.
  await db
    .update(webhookDeliveries)
    .set({ sweepAt: now + patienceMs })
    .where(and(inArray(id, ids), lte(sweepAt, now)));
  return ids.length;
}

async function forget(db: Database, now: number): Promise<number> {
  const deliveries = webhookDeliveries;
  const past = now - keptMs;
  const [first, second] = await db.batch([
    db.delete(deliveries).where(
      inArray(
        deliveries.id,
        db
          .select({ id: deliveries.id })
          .from(deliveries)
          .where(and(lt(deliveries.createdAt, past), isNull(deliveries.dueAt)))
          .orderBy(asc(deliveries.createdAt))
          .limit(maxDeleted),
      ),
    ),
    db.delete(outbox).where(
      inArray(
        outbox.id,
        db
          .select({ id: outbox.id })
          .from(outbox)
          .where(and(lt(outbox.createdAt, past), notExists(deliveriesOf(db))))
          .orderBy(asc(outbox.createdAt))
          .limit(maxDeleted),
      ),
    ),
  ]);
  return Math.max(first.rowsAffected, second.rowsAffected);
}

async function forgetUnsubscribed(
  db: Database,
  now: number,
  { scannedUntil }: SweepState,
): Promise<{ state: SweepState; hasMore: boolean }> {
  const end = now - unsubscribedMs;
  const from = scannedUntil ?? (await oldestEvent(db)) ?? end;
  const until = Math.min(from + windowMs, end);
  if (until <= from) return { state: { scannedUntil: from }, hasMore: false };
  await db
    .delete(outbox)
    .where(
      and(gte(outbox.createdAt, from), lt(outbox.createdAt, until), notExists(deliveriesOf(db))),
    );
  return { state: { scannedUntil: until }, hasMore: until < end };
}

async function oldestEvent(db: Database): Promise<number | null> {
  const [row] = await db.select({ at: min(outbox.createdAt) }).from(outbox);
  return row?.at ?? null;
}

function deliveriesOf(db: Database) {
  return db
    .select({ id: webhookDeliveries.id })
    .from(webhookDeliveries)
    .where(sql`${webhookDeliveries.eventId} = ${outbox.id}`);
}
