/** When deliveries are tried again, and when a webhook is given up. Pure. */

const second = 1_000;
const minute = 60 * second;
const hour = 60 * minute;
const day = 24 * hour;

/** Pauses before the attempts of a delivery; as many attempts as there are entries. */
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

/** Each pause is this share longer or shorter, at random. */
export const jitter = 0.2;

/**
 * Requests that are ever made for one delivery: those of the schedule, those
 * asked for by its owner, and those whose end nobody saw.
 */
export const maxAttempts = 20;

/** A webhook that has done nothing but fail for so long is disabled. */
export const disableAfterMs = 5 * day;

/** How long a consumer may hold a delivery: the deadline of a request, and time to write it down. */
export const claimMs = 20 * second;

/** How long the queue is given before the sweep takes a delivery for lost. */
export const graceMs = 10 * second;

/** How long a delivery whose webhook is busy waits for a free place before the sweep looks after it. */
export const awaitingSlotMs = 10 * minute;

/** Requests to one webhook that are under way at a time. */
export const maxAtOnce = 4;

/** How long two secrets sign after a rotation. */
export const overlapMs = day;

/** How long deliveries and events are kept. */
export const keptMs = 30 * day;

/** Finished deliveries that are kept for each webhook. */
export const maxKept = 1_000;

/**
 * The pause after a number of failures, milliseconds; null where that was the
 * last attempt. A receiver's own wish counts up to twice the pause.
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
  const wished = retryAfterSeconds === null ? 0 : retryAfterSeconds * second;
  return Math.round(Math.min(Math.max(pause, wished), 2 * pause));
}
