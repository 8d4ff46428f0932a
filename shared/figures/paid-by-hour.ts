import type { PayPeriod } from "#schema/pay-periods.ts";
import { toHourly } from "#shared/contract/pay-period.ts";
import type { Role } from "#shared/reference/records.ts";

/**
 * SOC groups whose people are mostly paid a salary, which the law exempts from overtime (29 CFR 541):
 * management, business, computers, engineers, scientists, lawyers, teachers, physicians. The survey
 * publishes hours for them too, but nobody there is offered an hour.
 */
const salaried = [
  ...["11-", "13-", "15-", "17-1", "17-2", "19-1", "19-2", "19-3", "23-1", "25-1", "25-2"],
  ...["29-102", "29-105", "29-12", "53-2"],
];

/**
 * Occupations with pay by the hour whose year is not 2,080 hours, so that an hour of ours would be none
 * of theirs: they follow the school year or a season.
 */
const partOfTheYear = [
  ...["25-3", "25-9", "27-2021", "27-2022", "27-2023"],
  ...["33-9091", "33-9092", "53-3051", "53-2031"],
];

/**
 * Whether a year's pay of a job is for the 2,080 hours of full-time work, so that it can be said by the hour, and an
 * hour compared with it.
 */
export function hasFullTimeYear({ occupation: { socCode, yearlyOnly } }: Pick<Role, "occupation">) {
  return !yearlyOnly && !partOfTheYear.some((group) => socCode.startsWith(group));
}

/** Whether pay is for an hour, of which a year of the job has other than 2,080, so that it is not compared with a year's. */
export function isOfOtherHours(role: Pick<Role, "occupation">, period: PayPeriod): boolean {
  return period === "hourly" && !hasFullTimeYear(role);
}

/** Whether people in a job think of their pay by the hour, so that pages show the hour next to the year. */
export function isPaidByHour(role: Pick<Role, "occupation">) {
  const { socCode } = role.occupation;
  return hasFullTimeYear(role) && !salaried.some((group) => socCode.startsWith(group));
}

/** Pay for a year of full-time work as pay for an hour: `$43.54`. */
export function hourly(annual: number): string {
  return `$${toHourly(annual).toFixed(2)}`;
}
