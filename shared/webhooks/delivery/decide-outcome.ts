/** Decides what an attempt means for its delivery and its webhook. Pure. */

import type { Attempt } from "#shared/outbound/attempt.ts";
import type { ClaimedDelivery } from "./claim-deliveries.ts";
import { pauseAfter } from "./schedule.ts";

export interface DeliveryOutcome {
  status: "succeeded" | "failed" | "dead";
  /** Scheduled attempts that have failed so far. */
  failures: number;
  /** When the delivery is retried; null if it is not. */
  retryAt: number | null;
  /** The receiver responded with 410: it wants no further deliveries. */
  isGone: boolean;
}

/**
 * Decides what follows from an attempt.
 *
 * @param now the time at which the attempt ended.
 * @param random from 0 to 1, for the jitter.
 */
export function decideOutcome(
  { failures, redelivery, resumeAt, succeededAt }: ClaimedDelivery,
  { outcome, responseStatus, retryAfterSeconds }: Attempt,
  now: number,
  random: number,
): DeliveryOutcome {
  if (outcome === "succeeded") {
    return { status: "succeeded", failures, retryAt: null, isGone: false };
  }
  // A redelivery takes no place in the schedule, and its failure does not undo an earlier success.
  if (redelivery && resumeAt !== null) {
    return { status: "failed", failures, retryAt: Math.max(resumeAt, now), isGone: false };
  }
  if (redelivery) {
    const status = succeededAt === null ? "dead" : "succeeded";
    return { status, failures, retryAt: null, isGone: false };
  }
  const isGone = responseStatus === 410;
  const pause = isGone ? null : pauseAfter(failures + 1, retryAfterSeconds, random);
  return {
    status: pause === null ? "dead" : "failed",
    failures: failures + 1,
    retryAt: pause === null ? null : now + pause,
    isGone,
  };
}
