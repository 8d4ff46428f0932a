/** Converts pay for an hour to pay for a year, and finds amounts that cannot be for what they are said to be. */
import type { PayPeriod } from "#schema/pay-periods.ts";

export { payPeriods } from "#schema/pay-periods.ts";

/** A full-time year has 52 weeks of 40 paid hours. */
export const hoursPerYear = 2_080;

/** Nobody is paid more USD for an hour, so an amount above it is for a longer time. */
export const maxHourly = 5_000;

/** Pay below this for a year is pay for an hour, or thousands without their zeros. */
export const leastYearly = 200;

/** Converts to pay for a full-time year. It is not rounded, because a caller may add to it. */
export function perYear(amount: number, period: PayPeriod): number {
  return period === "hourly" ? amount * hoursPerYear : amount;
}

/** Says what is wrong with an amount in USD for its period, and what to write instead; null if nothing is. */
export function findPeriodFault(
  amount: number,
  period: PayPeriod,
  name = "period",
): { problem: string; allowed: string } | null {
  if (period === "hourly" && amount > maxHourly) {
    return {
      problem: `is ${amount} an hour`,
      allowed: `at most ${maxHourly} an hour, or ${name}=annual if the amount is for a year`,
    };
  }
  if (period === "annual" && amount < leastYearly) {
    return {
      problem: `is ${amount} a year, too little to be pay for a year`,
      allowed: `at least ${leastYearly} a year, or ${name}=hourly if the amount is for an hour`,
    };
  }
  return null;
}

/** What an hour of pay for a year is, to the cent. Cents come first, because 33,436 / 2,080 is below 16.075 in binary. */
export function toHourly(yearly: number): number {
  return Math.round((yearly * 100) / hoursPerYear) / 100;
}
