import {
  and,
  asc,
  gte,
  inArray,
  isNull,
  lt,
  lte,
  min,
  notExists,
  type SQL,
  sql,
} from "drizzle-orm";
import { outbox } from "#schema/pipeline.ts";
import { webhookDeliveries } from "#schema/webhooks.ts";
import { maxSkewMs } from "#shared/core/clock.ts";
import type { Database } from "#shared/db/client.ts";
import type { DeliveryQueue } from "#shared/writes/delivery-queue.ts";
import { cancelAbandoned } from "./cancel-pending.ts";
import { awaitingSlot, waitForSlot } from "./free-slots.ts";
import { claimMs, longestPauses, maxConcurrent, maxLogged, retentionMs } from "./schedule.ts";

/** The most that one run queues or postpones, and deletes. */
const maxQueued = 500;
const maxDeleted = 1_000;
/** Parts of cancellations in one run, each a transaction of its own. */
const maxCancelledParts = 10;
/** How long the sweep waits for a delivery that it has queued before it queues it again. */
const requeueTimeoutMs = 60_000;
/** How old an event is when its account's log is trimmed: its write was committed by then. */
const settledMs = 10 * 60_000;
/** The span of event times whose accounts' logs one run trims, and how many of these. */
const windowMs = 60 * 60_000;
const maxTrimmedLogs = 200;
const maxTrimRuns = 20;

export interface SweepContext {
  db: Database;
  queue: DeliveryQueue;
  /** Milliseconds since the epoch. */
  now: number;
}

/** The state that one run passes on to the next. */
export interface SweepState {
  /**
   * The logs of accounts with events before this instant have been trimmed; null before the first run.
   */
  scannedUntil: number | null;
}

interface SweepResult {
  state: SweepState;
  /** Whether a run's limits left something to do. */
  hasMore: boolean;
}

/**
 * The state that was stored by an earlier run, of this version or an older one; empty if there is
 * none.
 */
export function readSweepState(stored: Partial<SweepState> | undefined): SweepState {
  return { scannedUntil: stored?.scannedUntil ?? null };
}

/**
 * Queues overdue deliveries: messages that the queue has lost or cannot delay for long
 * enough, and deliveries whose consumer has died. Goes on with the cancellation of what disabled
 * webhooks have not sent, and deletes what is past its retention period. Each run does a bounded amount of work.
 */
export async function sweep(
  { db, queue, now }: SweepContext,
  state: SweepState,
): Promise<SweepResult> {
  const hasJumped = (state.scannedUntil ?? 0) > now - settledMs + maxSkewMs;
  const misdated = hasJumped ? await bringForward(db, now) : 0;
  const queued = await requeue(db, queue, now);
  const hasMoreToCancel = await cancelAbandoned(db, now, maxCancelledParts);
  const deleted = await deleteExpired(db, now);
  // Still behind the clock's jump as long as there may be more to bring forward.
  if (misdated === maxQueued) return { state, hasMore: true };
  const scanned = hasJumped ? { scannedUntil: now - settledMs } : state;
  const trimmed = await trimEvents(db, now, scanned);
  return {
    state: trimmed.state,
    hasMore: queued === maxQueued || hasMoreToCancel || deleted >= maxDeleted || trimmed.hasMore,
  };
}

/**
 * Makes deliveries due that were dated before the clock jumped back: claims that would end later, and retries
 * that would start later, than any made now. Looked for by webhook, because that is how they are indexed, and
 * only after such a jump, because there are many webhooks.
 */
async function bringForward(db: Database, now: number): Promise<number> {
  const latest = (status: "pending" | "delivering" | "failed", afterMs: SQL | number) => sql`
    select late.id from webhooks own cross join webhook_deliveries late
    where late.webhook_id = own.id and late.status = ${status}
      and late.due_at > ${now + maxSkewMs} + ${afterMs}
  `;
  const pauses = longestPauses.map((pause, failures) => sql`when ${failures} then ${pause}`);
  const { rowsAffected } = await db.run(sql`
    update webhook_deliveries set due_at = ${now}, sweep_at = ${now}
    where id in (
      ${latest("pending", 0)}
      union all ${latest("delivering", claimMs)}
      union all ${latest("failed", sql`case late.failures ${sql.join(pauses, sql` `)} else 0 end`)}
      limit ${maxQueued}
    )
  `);
  return rowsAffected;
}

async function requeue(db: Database, queue: DeliveryQueue, now: number): Promise<number> {
  const { id, sweepAt } = webhookDeliveries;
  const found = await findOverdue(db, now);
  if (found.length === 0) return 0;
  const lost = found.filter(({ waits }) => waits === 0).map((row) => row.id);
  const waiting = found.filter(({ waits }) => waits === 1).map((row) => row.id);
  const stillOverdue = (ids: string[]) => and(inArray(id, ids), lte(sweepAt, now));
  if (waiting.length > 0) {
    await db.update(webhookDeliveries).set(waitForSlot(now)).where(stillOverdue(waiting));
  }
  if (lost.length > 0) {
    await queue.send(lost);
    // Recorded afterwards: a crash in between sends a message twice, which is harmless, instead of never.
    await db
      .update(webhookDeliveries)
      .set({ sweepAt: now + requeueTimeoutMs })
      .where(stillOverdue(lost));
  }
  return found.length;
}

/**
 * Overdue deliveries, and whether each has to wait for others of its webhook. However many have
 * piled up, the queue gets only what a webhook has slots for; one that waited for a slot waits on
 * while another is being sent, which will release it.
 */
function findOverdue(db: Database, now: number): Promise<{ id: string; waits: number }[]> {
  return db.all(sql`
    select id, place + busy > ${maxConcurrent} or (waited and busy > 0) as waits
    from (
      select id, waited,
        row_number() over (partition by webhook_id order by waited, due_at, id) as place,
        (
          select count(*) from webhook_deliveries busy
          where busy.webhook_id = late.webhook_id
            and busy.status = 'delivering' and busy.due_at > ${now}
        ) as busy
      from (
        select id, webhook_id, due_at, coalesce(claim = ${awaitingSlot}, 0) as waited
        from webhook_deliveries where sweep_at <= ${now} order by sweep_at limit ${maxQueued}
      ) late
    )
  `);
}

async function deleteExpired(db: Database, now: number): Promise<number> {
  const deliveries = webhookDeliveries;
  const past = now - retentionMs;
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

/**
 * Deletes the oldest events of the accounts that wrote any in the next span of time, so that the newest
 * {@link maxLogged} of each stay. `outbox.previous` shows a reader that some are missing.
 */
async function trimEvents(
  db: Database,
  now: number,
  { scannedUntil }: SweepState,
): Promise<{ state: SweepState; hasMore: boolean }> {
  const end = now - settledMs;
  const from = scannedUntil ?? (await oldestEvent(db)) ?? end;
  const until = Math.min(from + windowMs, end);
  if (until <= from) return { state: { scannedUntil: from }, hasMore: false };
  const active = await db
    .selectDistinct({ userId: outbox.userId })
    .from(outbox)
    .where(and(gte(outbox.createdAt, from), lt(outbox.createdAt, until)));
  for (let first = 0; first < active.length; first += maxTrimmedLogs) {
    const userIds = active.slice(first, first + maxTrimmedLogs).map(({ userId }) => userId);
    for (let runs = 0; runs < maxTrimRuns; runs++) {
      if ((await trimLogs(db, userIds)) < maxDeleted) break;
    }
  }
  return { state: { scannedUntil: until }, hasMore: until < end };
}

async function trimLogs(db: Database, userIds: readonly string[]): Promise<number> {
  const { rowsAffected } = await db.run(sql`
    delete from outbox where rowid in (
      select surplus.rowid from users own join outbox surplus on surplus.user_id = own.id
      where ${inArray(sql`own.id`, [...userIds])}
        and surplus.position <= (
          select position from outbox kept where kept.user_id = own.id
          order by position desc limit 1 offset ${maxLogged}
        )
        and not exists (select 1 from webhook_deliveries where event_id = surplus.id)
      limit ${maxDeleted}
    )
  `);
  return rowsAffected;
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
