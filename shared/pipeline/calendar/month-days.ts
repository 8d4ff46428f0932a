/** The days of a month, as the calendar shows them. */
import type { WeekStart } from "#shared/accounts/times/set-times.ts";
import { dayMs } from "#shared/core/dates.ts";
import { instantOfWallTime } from "#shared/core/wall-time.ts";

/** The first weekday, as `Date.getUTCDay` counts it. */
const firstDays: Readonly<Record<WeekStart, number>> = { sunday: 0, monday: 1, saturday: 6 };

const names = ["Sun", "Mon", "Tue", "Wed", "Thu", "Fri", "Sat"];

/** The names of the weekdays, in the order of a week. */
export function weekdaysFrom(weekStart: WeekStart): string[] {
  const first = firstDays[weekStart];
  return [...names.slice(first), ...names.slice(0, first)];
}

/** The dates of a month, week by week; null for days of other months. */
export function weeksOf(month: string, weekStart: WeekStart): (string | null)[][] {
  // Dates are counted in UTC, where every day has 24 hours.
  const first = Date.parse(`${month}-01T00:00:00Z`);
  const before = (new Date(first).getUTCDay() - firstDays[weekStart] + 7) % 7;
  const weeks: (string | null)[][] = [];
  for (let start = first - before * dayMs; dateAt(start) <= `${month}-31`; start += 7 * dayMs) {
    const days = Array.from({ length: 7 }, (_, at) => dateAt(start + at * dayMs));
    weeks.push(days.map((day) => (day.startsWith(month) ? day : null)));
  }
  return weeks;
}

function dateAt(at: number): string {
  return new Date(at).toISOString().slice(0, 10);
}

/** The month some months later. */
export function monthAfter(month: string, by: number): string {
  const [year = 0, number = 1] = month.split("-").map(Number);
  return new Date(Date.UTC(year, number - 1 + by, 1)).toISOString().slice(0, 7);
}

/** The first and the last instant of a month in a time zone. */
export function boundsOf(month: string, timeZone: string): { from: number; to: number } {
  const startOf = (one: string) => instantOfWallTime(`${one}-01T00:00`, timeZone) ?? 0;
  return { from: Math.max(0, startOf(month)), to: startOf(monthAfter(month, 1)) - 1 };
}

const monthNames = new Intl.DateTimeFormat("en-US", {
  month: "long",
  year: "numeric",
  timeZone: "UTC",
});

/** `November 2026` */
export function monthInWords(month: string): string {
  return monthNames.format(Date.parse(`${month}-01T00:00:00Z`));
}

const dayNames = new Intl.DateTimeFormat("en-US", {
  weekday: "short",
  month: "short",
  day: "numeric",
  timeZone: "UTC",
});

/** `Tue, Nov 24`, of a date. */
export function dayInWords(date: string): string {
  return dayNames.format(Date.parse(`${date}T00:00:00Z`));
}
