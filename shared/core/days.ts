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
