/**
 * The limits of webhooks and their deliveries: how many webhooks there may be, when deliveries are
 * retried, when a webhook is disabled, what is kept. Pure.
 */

const second = 1_000;
const minute = 60 * second;
const hour = 60 * minute;
const day = 24 * hour;

/** The maximum number of webhooks of an account, active or disabled. */
export const maxWebhooks = 10;

/** The pause before each attempt of a delivery. There are as many attempts as entries. */
export const pauses = [
  0,
  5 * second,
  5 * minute,
  30 * minute,
  2 * hour,
  5 * hour,
  10 * hour,
  10 * hour,
] as const;

/** How many attempts are made without a request of the owner. */
export const scheduledAttempts = pauses.length;

/** Each pause is lengthened or shortened at random by up to this share. */
export const jitter = 0.2;

/**
 * The maximum number of requests for one delivery: scheduled attempts, redeliveries
 * requested by the owner, and attempts interrupted by a crash.
 */
export const maxAttempts = 20;

/** A webhook whose attempts have all failed for this long is disabled. */
export const disableAfterMs = 5 * day;

/**
 * A webhook with more unfinished deliveries is disabled when its next attempt ends: its receiver does
 * not keep up, and each waiting event is stored.
 */
export const maxUnfinished = 10_000;

/**
 * How long a consumer may hold a delivery: the deadline of a request, and time to record the
 * result.
 */
export const claimMs = 20 * second;

/** How long a queued delivery may be overdue before the sweep considers its message lost. */
export const graceMs = 10 * second;

/** How long a delivery waits for a free slot before the sweep checks that something will release it. */
export const awaitingSlotMs = 10 * minute;

/** The maximum number of concurrent requests to one webhook. */
export const maxConcurrent = 4;

/**
 * An account's share of the requests in progress. Beyond it, each webhook of the account still gets
 * one at a time, so that its slow receivers do not stop its others.
 */
export const maxConcurrentOfAccount = 8;

/** How long deliveries are signed with two secrets after a rotation. */
export const rotationOverlapMs = day;

/** How long deliveries and events are stored. */
export const retentionMs = 30 * day;

/** The maximum number of events stored for each account, but for those that are still being delivered. */
export const maxLogged = 10_000;

/** The maximum number of finished deliveries stored for each webhook. */
export const maxRetained = 1_000;

/** The longest pause before each attempt of a delivery, with jitter and a receiver's `Retry-After`. */
export const longestPauses: readonly number[] = pauses.map((pause) => 2 * (1 + jitter) * pause);

/**
 * The pause after a number of failures, in milliseconds; null if that was the last
 * attempt. A receiver's `Retry-After` lengthens the pause to at most twice its length.
 *
 * @param failures at least 1.
 * @param random from 0 to 1.
 */
export function pauseAfter(
  failures: number,
  retryAfterSeconds: number | null,
  random: number,
): number | null {
  const base = pauses[failures];
  if (base === undefined) return null;
  const pause = base * (1 - jitter + 2 * jitter * random);
  const requested = retryAfterSeconds === null ? 0 : retryAfterSeconds * second;
  return Math.round(Math.min(Math.max(pause, requested), 2 * pause));
}
