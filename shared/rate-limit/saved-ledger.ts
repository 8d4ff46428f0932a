import type { MonthCount } from "./month.ts";
import { dayOf, otherCredential, type UsageDay, undatedCredential } from "./usage/usage-days.ts";
import { mergeDays } from "./usage/usage-history.ts";

/** The stored state. Its counts are never lower than the actual ones. */
export interface SavedLedger {
  month: MonthCount;
  /** Requests of the last minute by second, each at its latest possible time. */
  recent: { time: number; count: number }[];
  /** Requests that `month` contains beyond the actual count, so that not every request needs a write. */
  ahead: number;
  /** Requests that may have been used since without costing monthly quota: they count in the last minute alone. */
  aheadInMinute?: number;
  /** The requests of `month` by day and credential, without those ahead and without days in the history. */
  days?: UsageDay[];
  /** The credential of the last request, whose use of what was written ahead is most likely. */
  lastCredential?: string;
}

/** The stored days, with what was written ahead, so that they have as many requests as the month. */
export function daysOf({
  month,
  ahead,
  days,
  lastCredential = otherCredential,
}: SavedLedger): UsageDay[] {
  const firstDay = dayOf(month.start);
  // Until then only the month was counted.
  if (!days && month.used === 0) return [];
  if (!days) return [{ day: firstDay, requests: { [undatedCredential]: month.used } }];
  if (ahead === 0) return days;
  const day = Math.max(firstDay, days.at(-1)?.day ?? 0);
  return mergeDays(days, [{ day, requests: { [lastCredential]: ahead } }]);
}

/** How many requests one write covers: few enough that losing them matters little. */
export function chooseAhead(perMinute: number, leftInMonth: number): number {
  return Math.max(1, Math.floor(Math.min(perMinute / 32, leftInMonth / 8)));
}

/**
 * The same for requests that cost no monthly quota, such as the pages of an account. None where the limit is low, as
 * low as ten: there losing one would matter.
 */
export function chooseAheadInMinute(perMinute: number): number {
  return Math.floor(perMinute / 32);
}

export function bySecond(
  recent: readonly { time: number; count: number }[],
): SavedLedger["recent"] {
  const seconds = Map.groupBy(recent, ({ time }) => Math.ceil(time / 1000) * 1000);
  return [...seconds].map(([time, entries]) => ({
    time,
    count: entries.reduce((sum, entry) => sum + entry.count, 0),
  }));
}
