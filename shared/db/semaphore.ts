/**
 * Limits how much work of one isolate is in progress at a time, first come,
 * first served.
 *
 * Two properties of workerd shape it. A request that is canceled stops running
 * without reaching its `finally`, so a permit expires by time instead of relying
 * on its release. And a promise must not be resolved from another request, so
 * each waiter polls by a timer of its own, and the state shared between requests
 * is data alone.
 *
 * It therefore bounds load and must not guard data: work that outlasts its
 * permit goes on, next to the work that is admitted in its place.
 */
import type { Deadline } from "./deadline.ts";
import { classify, DatabaseUnavailable } from "./errors.ts";

export interface SemaphoreOptions {
  /** How many may hold a permit at a time. */
  permits: number;
  /** A permit, or a place in the queue that is not renewed, expires after this. */
  expireMs: number;
  /** A waiter gives up when the database has completed no work for this long. */
  stallMs: number;
  /**
   * How long a waiter pauses before it looks again, for each place ahead of it, at least. It
   * pauses longer if the last permits were released more slowly: every timer takes processor time.
   */
  pollMs: number;
  /** How long the waiter's client may wait for a silent database in all; the wait counts towards it. */
  deadline?: Deadline;
  /** Whether one that waits since this instant need not wait any longer, because it would fail too. */
  isHopeless?(startedAt: number): boolean;
  /** How many may wait at a time; any number if absent. */
  maxWaiting?: number;
}

/** The queue has as many waiters as it may have. */
export class QueueFull extends Error {
  override readonly name = "QueueFull";
}

/** The first `permits` in the queue hold a permit, and the others wait for one. */
interface Waiter {
  /** Milliseconds since the epoch. */
  expiresAt: number;
}

/** Whether it has not expired; one that would expire later than it can was dated before the clock jumped back. */
function isLive({ expiresAt }: Waiter, now: number, expireMs: number): boolean {
  return expiresAt > now && expiresAt <= now + expireMs;
}

interface Semaphore {
  queue: Waiter[];
  /** How much work was completed, by which a waiter recognizes a stall. */
  completed: number;
  /** Milliseconds since the epoch; when a permit was last released. */
  releasedAt: number;
  /** Milliseconds between the last releases while others waited, a moving average. */
  paceMs: number;
}

const semaphores = new Map<string, Semaphore>();

const maxPollMs = 250;
/**
 * A waiter pauses for less than the pace at which permits were released, so that none stays free
 * for long.
 */
const pauseShare = 0.75;
const paceWeight = 0.2;
/** A pause between two bursts says nothing about the pace. */
const maxPaceMs = 50;
const maxWaitMs = 30_000;
/** A pause counts at most this much more than its length, because a busy isolate is late with every timer. */
const maxLateMs = 5;

/**
 * Runs the work as soon as the semaphore of this name has a permit for it.
 *
 * @throws DatabaseUnavailable when the work ahead is stalled.
 * @throws QueueFull when too many wait already.
 * @example
 * const options = { permits: 2, expireMs: 1_000, stallMs: 1_500, pollMs: 3 };
 * await withPermit("imports", options, () => db.batch(rows));
 */
export async function withPermit<T>(
  name: string,
  options: SemaphoreOptions,
  work: () => Promise<T>,
): Promise<T> {
  const semaphore = openSemaphore(name);
  const waiter: Waiter = { expiresAt: 0 };
  try {
    await acquire(semaphore, waiter, options);
    const result = await work();
    semaphore.completed++;
    return result;
  } catch (error) {
    // A statement that the database refuses is work completed: the database responds.
    if (classify(error) === "defect") semaphore.completed++;
    throw error;
  } finally {
    release(semaphore, waiter, options);
  }
}

function release(semaphore: Semaphore, waiter: Waiter, { permits }: SemaphoreOptions): void {
  const now = Date.now();
  if (semaphore.queue.length > permits) {
    const interval = Math.min(maxPaceMs, now - semaphore.releasedAt);
    semaphore.paceMs += paceWeight * (interval - semaphore.paceMs);
  }
  semaphore.releasedAt = now;
  semaphore.queue = semaphore.queue.filter((other) => other !== waiter);
}

function openSemaphore(name: string): Semaphore {
  const open = semaphores.get(name);
  if (open) return open;
  // Nobody waits longer than `maxWaitMs`, so whoever is left in these queues was canceled.
  const deadBefore = Date.now() - maxWaitMs;
  for (const [other, { queue }] of semaphores) {
    if (queue.every(({ expiresAt }) => expiresAt < deadBefore)) semaphores.delete(other);
  }
  const semaphore = { queue: [], completed: 0, releasedAt: 0, paceMs: 0 };
  semaphores.set(name, semaphore);
  return semaphore;
}

async function acquire(
  semaphore: Semaphore,
  waiter: Waiter,
  { permits, expireMs, stallMs, pollMs, maxWaiting, deadline, isHopeless }: SemaphoreOptions,
): Promise<void> {
  const startedAt = Date.now();
  const live = semaphore.queue.filter((other) => isLive(other, startedAt, expireMs));
  if (maxWaiting !== undefined && live.length >= permits + maxWaiting) {
    throw new QueueFull(`${maxWaiting} wait already`);
  }
  let completed = semaphore.completed;
  let stalledMs = 0;
  for (;;) {
    const now = Date.now();
    waiter.expiresAt = now + expireMs;
    semaphore.queue = semaphore.queue.filter((other) => isLive(other, now, expireMs));
    let place = semaphore.queue.indexOf(waiter);
    // New, or its place has expired because the isolate was too busy to renew it.
    if (place === -1) place = semaphore.queue.push(waiter) - 1;
    const ahead = place + 1 - permits;
    if (ahead <= 0) return;
    const isStalled =
      stalledMs >= stallMs ||
      (deadline !== undefined && deadline.leftMs() <= 0) ||
      isHopeless?.(startedAt);
    if (isStalled || now - startedAt > maxWaitMs) {
      throw new DatabaseUnavailable("the work ahead in the queue makes no progress", {
        transient: false,
      });
    }
    const pauseMs = Math.min(maxPollMs, ahead * Math.max(pollMs, pauseShare * semaphore.paceMs));
    await new Promise<void>((resolve) => setTimeout(resolve, pauseMs));
    const waitedMs = Math.min(Date.now() - now, pauseMs + maxLateMs);
    const isMoving = semaphore.completed !== completed;
    completed = semaphore.completed;
    stalledMs = isMoving ? 0 : stalledMs + waitedMs;
    if (isMoving) deadline?.restart();
    else deadline?.spend(waitedMs);
  }
}
