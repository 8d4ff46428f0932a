/** The schedule in words, for people. */
import { pauses } from "./schedule.ts";

const second = 1_000;
const minute = 60 * second;
const hour = 60 * minute;
const day = 24 * hour;
const units = { day, hour, minute, second };

/** In the largest unit of which it is a multiple, such as `30 minutes`. @param milliseconds whole seconds. */
export function inWords(milliseconds: number): string {
  const [unit, size] = Object.entries(units).find(([, size]) => milliseconds % size === 0) ?? [];
  if (unit === undefined || size === undefined) throw new RangeError(`${milliseconds} ms`);
  return new Intl.NumberFormat("en", { style: "unit", unit, unitDisplay: "long" }).format(
    milliseconds / size,
  );
}

/** The pauses after failures, such as `5 seconds, 5 minutes and 2 hours`. */
export function pausesInWords(): string {
  const [, ...afterFailures] = pauses;
  return new Intl.ListFormat("en-GB").format(afterFailures.map(inWords));
}

/** From the first attempt to the last, whole hours. */
export function hoursOfAttempts(): number {
  return Math.floor(pauses.reduce<number>((sum, pause) => sum + pause, 0) / hour);
}
