import { dayMs, isoDate } from "#shared/core/dates.ts";

/**
 * The end of a day (UTC), until which a key that expires on it is valid.
 *
 * @param date `YYYY-MM-DD`.
 * @returns milliseconds since the epoch; NaN if there is no such day.
 */
export function endOfDay(date: string): number {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(date)) return Number.NaN;
  const start = Date.parse(`${date}T00:00:00Z`);
  // The parser takes 30 February for a day in March.
  return Number.isNaN(start) || isoDate(start) !== date ? Number.NaN : start + dayMs;
}
