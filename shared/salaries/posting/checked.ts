import type { PayPeriod } from "#schema/pay-periods.ts";
import { hasFullTimeYear, isOfOtherHours, isPaidByHour } from "#shared/figures/paid-by-hour.ts";
import type { PayUnit } from "#shared/reading/postings/pay-unit.ts";
import type { PayRead } from "#shared/reading/postings/read-pay.ts";
import type { Quote } from "../estimate/quote.ts";
import type { EvaluateData } from "../evaluate/evaluate.response.ts";
import type { LawAsked, PostingRead } from "./check-posting.response.ts";
import type { PostedPlaces } from "./find-places.ts";
import { type BenefitsSeen, lacksAnEnd } from "./law-met.ts";

/** A posting as it was read, with everything that it is compared with. */
export interface Checked {
  posting: PostingRead;
  pay: PayRead;
  benefits: BenefitsSeen;
  places: PostedPlaces;
  /** Whether the posting says that there are tips. */
  isTipped: boolean;
  law: readonly LawAsked[];
  evaluation: EvaluateData | null;
  /** The estimate of its role there; null if its title names no role. */
  quote: Quote | null;
  now: number;
}

/** Whether pay is for a day, a week or a month, and too little of it to be for full-time work. */
export function isPartTime(pay: PayRead): pay is PayRead & { unit: PayUnit } {
  const { period, unit } = pay;
  return period === null && unit !== null && unit !== "HOUR" && unit !== "YEAR";
}

/** The laws that are in force and ask for more pay than the posting names. */
export function unmetLaws({ law, pay }: Pick<Checked, "law" | "pay">): LawAsked[] {
  return lacksAnEnd(pay) === true ? law.filter(({ met }) => met === false) : [];
}

/** Whether pay is said for an hour or for a year: as posted, else as people in the job think of it. */
export function saidPeriod({ posting, quote }: Pick<Checked, "posting" | "quote">): PayPeriod {
  const role = quote?.figures.input.role;
  if (role && !hasFullTimeYear(role)) return "annual";
  if (posting.period !== null) return posting.period;
  return role && isPaidByHour(role) ? "hourly" : "annual";
}

/** Whether pay for an hour is posted, of which a year of the job has other than 2,080, so that it is not compared. */
export function isNotCompared({ posting, quote }: Pick<Checked, "posting" | "quote">): boolean {
  if (posting.period === null || quote === null) return false;
  return isOfOtherHours(quote.figures.input.role, posting.period);
}
