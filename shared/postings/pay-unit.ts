import type { PayPeriod } from "../../schema/pay-periods.ts";

/** How many of a unit of time a year has that is paid for it; an hour stays an hour. */
const perYear = { YEAR: 1, MONTH: 12, WEEK: 52, DAY: 260, HOUR: 1 } as const;

export const payUnits = ["YEAR", "MONTH", "WEEK", "DAY", "HOUR"] as const;
export type PayUnit = (typeof payUnits)[number];

/** Pay for a unit of time as a job has it: for an hour or a year as it is, anything else for a year. */
export function toPeriod(
  unit: PayUnit,
  { min, max }: { min: number; max: number },
): { min: number; max: number; period: PayPeriod } {
  const isKept = perYear[unit] === 1;
  const convert = (amount: number) =>
    isKept ? Math.round(amount * 100) / 100 : Math.round(amount * perYear[unit]);
  return {
    min: convert(min),
    max: convert(max),
    period: unit === "HOUR" ? "hourly" : "annual",
  };
}
