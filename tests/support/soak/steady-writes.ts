/** Writes at a steady rate, whatever the service does, and how long they take. */
import { setTimeout as sleep } from "node:timers/promises";
import type { CallResult } from "./client.ts";

/** Milliseconds since the epoch. */
export interface Interval {
  startedAt: number;
  endedAt: number;
}

/**
 * Starts a call every so many milliseconds until an instant, without waiting for those before: a
 * service that stands still delays as many calls as were due. Resolves when all have ended.
 *
 * @param maxInFlight calls at a time; of a service that cannot keep up, waits would otherwise grow
 * until the end, and tell how long the run was.
 * @returns how many calls were left out for that.
 * @throws the error of the first call that failed.
 */
export async function callSteadily(
  until: number,
  { everyMs, maxInFlight }: { everyMs: number; maxInFlight: number },
  call: () => Promise<unknown>,
): Promise<number> {
  const inFlight = new Set<Promise<unknown>>();
  let leftOut = 0;
  const errors: unknown[] = [];
  for (let due = Date.now(); due < until && errors.length === 0; due += everyMs) {
    await sleep(Math.max(0, due - Date.now()));
    if (inFlight.size >= maxInFlight) {
      leftOut++;
      continue;
    }
    const one: Promise<unknown> = call()
      .catch((error) => errors.push(error))
      .finally(() => inFlight.delete(one));
    inFlight.add(one);
  }
  await Promise.all(inFlight);
  if (errors.length > 0) throw errors[0];
  return leftOut;
}

export interface Waits {
  count: number;
  p50: number;
  p99: number;
  longest: number;
  /** When the longest was sent. */
  longestAt: Date | null;
  /** Calls that were not carried out. */
  failed: number;
}

/** How long the calls took that overlap one of these intervals, and how long the others. */
export function splitWaits(
  results: readonly CallResult[],
  intervals: readonly Interval[],
): { during: Waits; otherwise: Waits } {
  const isDuring = ({ sentAt, answeredAt }: CallResult) =>
    intervals.some(({ startedAt, endedAt }) => answeredAt > startedAt && sentAt < endedAt);
  return {
    during: waitsOf(results.filter(isDuring)),
    otherwise: waitsOf(results.filter((result) => !isDuring(result))),
  };
}

function waitsOf(results: readonly CallResult[]): Waits {
  const times = results.map(({ sentAt, answeredAt }) => answeredAt - sentAt).sort((a, b) => a - b);
  const slowest = results.find((one) => one.answeredAt - one.sentAt === times.at(-1));
  const at = (share: number) => times[Math.floor(share * (times.length - 1))] ?? 0;
  return {
    count: times.length,
    p50: at(0.5),
    p99: at(0.99),
    longest: at(1),
    longestAt: slowest ? new Date(slowest.sentAt) : null,
    failed: results.filter(({ status }) => status >= 300).length,
  };
}
