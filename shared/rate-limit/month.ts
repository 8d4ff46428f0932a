/** Requests used in a calendar month (UTC). */
export interface MonthCount {
  /** First millisecond of the month. */
  start: number;
  used: number;
}

export function startOfMonth(now: number): number {
  const date = new Date(now);
  return Date.UTC(date.getUTCFullYear(), date.getUTCMonth(), 1);
}

export function startOfNextMonth(now: number): number {
  const date = new Date(now);
  return Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + 1, 1);
}
