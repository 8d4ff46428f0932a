import type { Refusal } from "../refusal.ts";
import type { Place } from "./check-number.ts";

/** Hours of a full-time year, by which BLS makes annual wages of hourly ones. */
const hoursPerYear = 2080;
/** Annual wages are rounded to 10 USD and hourly ones to a cent. */
const rounding = 10 + hoursPerYear * 0.01;

/** An hourly wage times 2,080 must be the annual one, within 1% and the rounding. */
export function checkHourly(
  hourly: number | null,
  annual: number | null,
  name: string,
  place: Place,
): Refusal[] {
  if (hourly === null || annual === null) return [];
  const difference = Math.abs(hourly * hoursPerYear - annual);
  if (difference <= annual * 0.01 + rounding) return [];
  const reason = `hourly ${name} ${hourly} × ${hoursPerYear} is far from annual ${name} ${annual}`;
  return [{ ...place, reason }];
}
