/** The retry schedule in words, without `Intl`, which takes 15 ms to load in a new isolate. */
import { grouped, listing } from "#shared/core/format.ts";
import { pauses } from "./schedule.ts";

const second = 1_000;
const minute = 60 * second;
const hour = 60 * minute;
const day = 24 * hour;
const units = { day, hour, minute, second };

/**
 * A duration in the largest unit that divides it, such as `30 minutes`.
 *
 * @param milliseconds a multiple of 1,000.
 */
export function durationInWords(milliseconds: number): string {
  const [unit, size] = Object.entries(units).find(([, size]) => milliseconds % size === 0) ?? [];
  if (unit === undefined || size === undefined) throw new RangeError(`${milliseconds} ms`);
  const count = milliseconds / size;
  return `${grouped(count)} ${unit}${count === 1 ? "" : "s"}`;
}

/** The pauses after failures, such as `5 seconds, 5 minutes and 2 hours`. */
export function pausesInWords(): string {
  const [, ...afterFailures] = pauses;
  return listing(afterFailures.map(durationInWords));
}

/** Time from the first attempt to the last, in whole hours. */
export function hoursOfAttempts(): number {
  return Math.floor(pauses.reduce<number>((sum, pause) => sum + pause, 0) / hour);
}
