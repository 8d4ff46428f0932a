import { and, eq, inArray, lte, type SQL, sql } from "drizzle-orm";
import { webhookDeliveries } from "#schema/webhooks.ts";
import { maxSkewMs } from "#shared/core/clock.ts";
import type { Database } from "#shared/db/client.ts";
import type { DeliveryQueue } from "#shared/writes/delivery-queue.ts";
import { isDeliveryOf } from "#shared/writes/event-deliveries.ts";
import { cancelAbandoned } from "./cancel-pending.ts";
import { recordInterrupted } from "./claim-deliveries.ts";
import { awaitingSlot, waitForSlot } from "./free-slots.ts";
import { claimMs, longestPauses, maxConcurrent, maxLogged, retentionMs } from "./schedule.ts";

/** The most that one run queues or postpones, and that one of its statements deletes. */
const maxQueued = 500;
const maxDeleted = 1_000;
/** Parts of cancellations in one run, each a transaction of its own. */
const maxCancelledParts = 10;
/** How long the sweep waits for a delivery that it has queued before it queues it again. */
const requeueTimeoutMs = 60_000;
/** How often the logs of all accounts are looked through, how many in one run, and in how many parts what is too old goes. */
const passMs = 60 * 60_000;
const maxLogs = 200;
const maxParts = 20;
/** How long after its time an event may be committed. */
const settledMs = 10 * 60_000;

export interface SweepContext {
  db: Database;
  queue: DeliveryQueue;
  /** Milliseconds since the epoch. */
  now: number;
}

/**
 * The state that one run passes on to the next. The logs are looked through account by account, because an index of
 * the times of events would be one more row for each.
 */
export interface SweepState {
  /** When it last ran; null before the first run. */
  ranAt: number | null;
  /** When the latest pass through the logs began, and the one before. */
  passAt: number | null;
  previousPassAt: number | null;
  /** The account whose log was looked through last; null between two passes. */
  after: string | null;
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
  const { ranAt = null, passAt = null, previousPassAt = null, after = null } = stored ?? {};
  return { ranAt, passAt, previousPassAt, after };
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
  const hasJumped = (state.ranAt ?? 0) > now + maxSkewMs;
  const misdated = hasJumped ? await bringForward(db, now) : 0;
  const queued = await requeue(db, queue, now);
  const hasMoreToCancel = await cancelAbandoned(db, now, maxCancelledParts);
  // Still behind the clock's jump as long as there may be more to bring forward.
  if (misdated === maxQueued) return { state, hasMore: true };
  const trimmed = await trimLogs(db, now, { ...state, ranAt: now });
  return {
    state: trimmed.state,
    hasMore: queued === maxQueued || hasMoreToCancel || trimmed.hasMore,
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
  const { id, sweepAt, dueAt, status } = webhookDeliveries;
  const found = await findOverdue(db, now);
  if (found.length === 0) return 0;
  const idsOf = (state: Overdue["state"]) =>
    found.filter((row) => row.state === state).map((row) => row.id);
  const [lost, waiting, sending] = [idsOf("lost"), idsOf("waiting"), idsOf("sending")];
  const stillOverdue = (ids: string[]) => and(inArray(id, ids), lte(sweepAt, now));
  if (sending.length > 0) {
    const stillSending = and(stillOverdue(sending), eq(status, "delivering"));
    await db
      .update(webhookDeliveries)
      .set({ sweepAt: sql`${dueAt}` })
      .where(stillSending);
  }
  if (waiting.length > 0) {
    await db.batch([
      recordInterrupted(db, waiting, now),
      db.update(webhookDeliveries).set(waitForSlot(now)).where(stillOverdue(waiting)),
    ]);
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

interface Overdue {
  id: string;
  /** `sending`: its consumer is at work, or has died and is to be looked after when its claim ends. */
  state: "lost" | "waiting" | "sending";
}

/**
 * Overdue deliveries, and whether each has to wait for others of its webhook. However many have
 * piled up, the queue gets only what a webhook has slots for; one that waited for a slot waits on
 * while another is being sent, which will release it.
 */
function findOverdue(db: Database, now: number): Promise<Overdue[]> {
  return db.all(sql`
    select id, case
      when sends then 'sending'
      when place + busy > ${maxConcurrent} or (waited and busy > 0) then 'waiting'
      else 'lost'
    end as state
    from (
      select id, waited, sends,
        row_number() over (partition by webhook_id, sends order by waited, due_at, id) as place,
        (
          select count(*) from webhook_deliveries busy
          where busy.webhook_id = late.webhook_id
            and busy.status = 'delivering' and busy.due_at > ${now}
        ) as busy
      from (
        select id, webhook_id, due_at, coalesce(claim = ${awaitingSlot}, 0) as waited,
          status = 'delivering' and due_at > ${now} as sends
        from webhook_deliveries where sweep_at <= ${now} order by sweep_at limit ${maxQueued}
      ) late
    )
  `);
}

/**
 * Deletes what the logs of the next accounts have for longer than it is kept, with its deliveries unless they are open,
 * and the oldest events of accounts with more than {@link maxLogged}. `outbox.previous` shows a reader that some are missing.
 */
async function trimLogs(
  db: Database,
  now: number,
  state: SweepState,
): Promise<{ state: SweepState; hasMore: boolean }> {
  const { passAt } = state;
  const isDue = passAt === null || passAt > now + maxSkewMs || now - passAt >= passMs;
  if (state.after === null && !isDue) return { state, hasMore: false };
  const pass =
    state.after === null
      ? { ...state, after: "", passAt: now, previousPassAt: passAt }
      : { ...state, after: state.after };
  const logs = await listLogs(db, pass.after);
  const past = now - retentionMs;
  const expired = logs.filter(({ first }) => first < past).map(({ userId }) => userId);
  const activeSince = (pass.previousPassAt ?? Number.NEGATIVE_INFINITY) - settledMs;
  const active = logs.filter(({ last }) => last >= activeSince).map(({ userId }) => userId);
  const isWhole =
    (await inParts(expired, () => deleteExpired(db, expired, past))) &&
    (await inParts(active, () => deleteSurplus(db, active)));
  if (!isWhole) return { state: pass, hasMore: true };
  const last = logs.length < maxLogs ? undefined : logs.at(-1);
  return { state: { ...pass, after: last?.userId ?? null }, hasMore: last !== undefined };
}

/** @returns whether nothing is left. */
async function inParts(accounts: readonly string[], deletePart: () => Promise<number>) {
  if (accounts.length === 0) return true;
  for (let parts = 0; parts < maxParts; parts++) if ((await deletePart()) < maxDeleted) return true;
  return false;
}

/** The next accounts with events, and the places of the first and the last of each: as late as their times, or later. */
function listLogs(
  db: Database,
  after: string,
): Promise<{ userId: string; first: number; last: number }[]> {
  return db.all(sql`
    with recursive own (user_id) as (
      select min(user_id) from outbox where user_id > ${after}
      union all
      select (select min(user_id) from outbox where user_id > own.user_id) from own
      where own.user_id is not null limit ${maxLogs + 1}
    )
    select user_id as userId,
      (select min(position) from outbox where outbox.user_id = own.user_id) as first,
      (select max(position) from outbox where outbox.user_id = own.user_id) as last
    from own where user_id is not null limit ${maxLogs}
  `);
}

async function deleteExpired(
  db: Database,
  accounts: readonly string[],
  past: number,
): Promise<number> {
  const isExpired = sql`${inArray(sql`event.user_id`, [...accounts])} and event.position < ${past}`;
  const [, deleted] = await db.batch([
    db.run(sql`
      delete from webhook_deliveries where due_at is null and id in (
        select done.id from (
          select event.id from outbox event where ${isExpired} limit ${maxDeleted}
        ) event
        cross join webhook_deliveries done on ${isDeliveryOf(sql`event.id`, "done")}
      )
    `),
    db.run(sql`
      delete from outbox where (user_id, position) in (
        select event.user_id, event.position from outbox event
        where ${isExpired} and not exists (${deliveriesOf(sql`event.id`)})
        limit ${maxDeleted}
      )
    `),
  ]);
  return deleted.rowsAffected;
}

async function deleteSurplus(db: Database, accounts: readonly string[]): Promise<number> {
  const { rowsAffected } = await db.run(sql`
    delete from outbox where (user_id, position) in (
      select surplus.user_id, surplus.position
      from users own cross join outbox surplus on surplus.user_id = own.id
      where ${inArray(sql`own.id`, [...accounts])}
        and surplus.position <= (
          select position from outbox kept where kept.user_id = own.id
          order by position desc limit 1 offset ${maxLogged}
        )
        and not exists (${deliveriesOf(sql`surplus.id`)})
      limit ${maxDeleted}
    )
  `);
  return rowsAffected;
}

function deliveriesOf(eventId: SQL): SQL {
  return sql`select 1 from webhook_deliveries where ${isDeliveryOf(eventId, "webhook_deliveries")}`;
}
