import { hourMs } from "#shared/core/dates.ts";

/** How old an account must be for its submissions to count, so that accounts made for an attack take time. */
export const minAgeHours = 24;

/** Whether submissions that an account makes now count. */
export function isOldEnough(accountCreatedAt: number, now: number): boolean {
  return now - accountCreatedAt >= minAgeHours * hourMs;
}
