import type { PayPeriod } from "#schema/pay-periods.ts";

/** How many of a unit of time a year has that is paid for it; an hour stays an hour. */
const perYear = {
  ...{ YEAR: 1, MONTH: 12, WEEK: 52, DAY: 260, HOUR: 1 },
  ...{ TWO_WEEKS: 26, HALF_MONTH: 24 },
} as const;

export const payUnits = [
  "YEAR",
  "MONTH",
  "WEEK",
  "DAY",
  "HOUR",
  "TWO_WEEKS",
  "HALF_MONTH",
] as const;
export type PayUnit = (typeof payUnits)[number];

/** How people say a unit of time: "paid for a week". */
export const unitInWords: Readonly<Record<PayUnit, string>> = {
  ...{ YEAR: "a year", MONTH: "a month", WEEK: "a week", DAY: "a day", HOUR: "an hour" },
  ...{ TWO_WEEKS: "two weeks", HALF_MONTH: "half a month" },
};

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

/** From this amount on, pay without a unit of time is for a year; below the other, it is asked about. */
const [leastYear, leastPlausible] = [10_000, 200];
const mostHourly = 5_000;

/** Ends of pay in the period for which they are compared; null if it is not clear, and then as they are. */
interface PeriodRead {
  min: number | null;
  max: number | null;
  period: PayPeriod | null;
}

/** Reads amounts for what a posting says that they are for; null if it does not say. */
export function inPeriod(min: number | null, max: number | null, said: PayUnit | null): PeriodRead {
  const most = max ?? min ?? 0;
  const least = min ?? max ?? 0;
  const unit = said ?? (least >= leastYear ? "YEAR" : null);
  const isDoubtful =
    unit === null ||
    (unit === "YEAR" && least < leastPlausible) ||
    (unit === "HOUR" && most > mostHourly);
  if (isDoubtful) return { min, max, period: null };
  const pay = toPeriod(unit, { min: least, max: most });
  // A day's, week's or month's pay that makes less than this for a year is one that was misread, or part-time.
  const isConverted = unit !== "HOUR" && unit !== "YEAR";
  if (isConverted && pay.min < leastYear) return { min, max, period: null };
  return {
    min: min === null ? null : pay.min,
    max: max === null ? null : pay.max,
    period: pay.period,
  };
}
