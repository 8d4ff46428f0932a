/** What an attempt means for its delivery and its webhook. Pure. */
import { pauseAfter } from "../schedule.ts";
import type { Attempt } from "../sending/attempt.ts";
import type { ClaimedDelivery } from "./claim-deliveries.ts";

export interface Settlement {
  status: "succeeded" | "failed" | "dead";
  /** Failures of the schedule so far. */
  failures: number;
  /** When it is tried again; null where it is not. */
  retryAt: number | null;
  /** The receiver wants nothing more, ever. */
  isGone: boolean;
}

/**
 * @param now the time at which the attempt ended.
 * @param random from 0 to 1, for the jitter.
 */
export function settle(
  { failures, redelivery, succeededAt }: ClaimedDelivery,
  { outcome, responseStatus, retryAfterSeconds }: Attempt,
  now: number,
  random: number,
): Settlement {
  if (outcome === "succeeded") {
    return { status: "succeeded", failures, retryAt: null, isGone: false };
  }
  // Asked for by hand: it was the one attempt, and what had been achieved stands.
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
