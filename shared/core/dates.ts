export const hourMs = 3_600_000;
export const dayMs = 24 * hourMs;

/** Whole days from one instant to a later one. */
export function daysBetween(from: number, to: number): number {
  return Math.floor((to - from) / dayMs);
}

/** `1 day`, `3 days`. */
export function inDays(count: number): string {
  return count === 1 ? "1 day" : `${count} days`;
}

/** The UTC day of an instant, `YYYY-MM-DD`. */
export function isoDate(milliseconds: number): string {
  const day = Math.floor(milliseconds / dayMs);
  if (day !== latest.day) latest = { day, text: new Date(milliseconds).toISOString().slice(0, 10) };
  return latest.text;
}

/** The most recent result: almost every call is for the current day. */
let latest = { day: Number.NaN, text: "" };

/** Formats milliseconds since the epoch as an ISO 8601 instant in UTC, as in responses. */
export function instant(milliseconds: number): string {
  return new Date(milliseconds).toISOString();
}

export function instantOrNull(milliseconds: number | null): string | null {
  return milliseconds === null ? null : instant(milliseconds);
}
