import { hoursPerYear } from "#shared/contract/pay-period.ts";
import type { Dataset, MinimumWage, Role } from "#shared/reference/records.ts";
import type { Place } from "./place.ts";
import { type Quarter, quarterEnd } from "./quarter.ts";
import { operations } from "./worksheet/operations.ts";

export { hoursPerYear };

/** The least that the law allows for a full-time year. */
export interface LegalMinimum {
  wage: MinimumWage;
  /** USD, the smallest whole amount that is not below the hourly rate. */
  annual: number;
}

/** The values on which the minimum depends. */
export interface PaidThere {
  dataset: Pick<Dataset, "minimumWages">;
  role: Role;
  /** null for the nation. */
  place: Place | null;
  quarter: Quarter;
}

/** Rates before this year are not complete. */
export const firstFlooredYear = 2026;

/**
 * The legal minimum of the place, in force on the quarter's last day: the strictest of city, county,
 * state and nation.
 *
 * @returns null for quarters without complete rates, and for occupations that the survey has by the
 *   year only, since their years are shorter.
 */
export function legalMinimum({ dataset, role, place, quarter }: PaidThere): LegalMinimum | null {
  if (role.occupation.yearlyOnly || quarter.year < firstFlooredYear) return null;
  const wages = place ? place.city.minimumWages : dataset.minimumWages;
  const wage = wages.findLast(({ day }) => day <= quarterEnd(quarter));
  return wage ? { wage, annual: annualPay(wage.hourly) } : null;
}

/**
 * Whether whole USD a year are less than the law allows. An hourly rate that is the minimum itself is
 * rounded to an amount of up to a dollar less, which is not.
 */
export function isBelowMinimum(amount: number, { wage }: LegalMinimum): boolean {
  return amount < Math.floor(wage.hourly * hoursPerYear + 1e-6);
}

/** The smallest whole amount for a full-time year that is not below an hourly rate, USD. */
export function annualPay(hourly: number): number {
  return operations.round_up.apply([hourly * hoursPerYear]);
}
