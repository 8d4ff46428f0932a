/** The pay of a job, as it was typed, and what may be said about it. */
import type { PayPeriod } from "#schema/pay-periods.ts";
import { findPeriodFault, leastYearly } from "#shared/contract/pay-period.ts";
import { payWords } from "#shared/contract/pay-words.ts";
import type { StatedPay } from "#shared/salaries/evaluate/offer.ts";

export interface JobPay {
  /** Null if it is not known; boards write 0 for that. */
  salaryMin: number | null;
  salaryMax: number | null;
  salaryPeriod: PayPeriod;
  currency: string;
}

/** The range of a job's pay, or its only known end twice; null if none is known. */
function rangeOf({ salaryMin, salaryMax }: JobPay): { min: number; max: number } | null {
  const [min, max] = [salaryMin || salaryMax, salaryMax || salaryMin];
  return min && max ? { min, max } : null;
}

/** Whether pay for a year is so little that it is likely for an hour, and so is asked about. */
export function isPeriodDoubtful(pay: JobPay): boolean {
  const range = rangeOf(pay);
  return pay.salaryPeriod === "annual" && range !== null && range.min < leastYearly;
}

/** The pay as an offer that can be judged; null if it is none in USD, or for a doubtful period. */
export function statedPay(pay: JobPay): StatedPay | null {
  const range = rangeOf(pay);
  if (pay.currency !== "USD" || range === null || isPeriodDoubtful(pay)) return null;
  return { ...range, period: pay.salaryPeriod };
}

/** A field of a job's pay that does not go with the others, and what would. */
export interface PayFault {
  /** The ends of the range are exchanged, an hour pays too much, or a year so little that it is asked about. */
  kind: "inverted" | "too_much" | "asked";
  field: "salaryMin" | "salaryMax" | "salaryPeriod";
  problem: string;
  allowed: string;
  /** What a person can be asked. */
  clarification: string;
}

const clarification = "Is the pay for an hour or for a year?";

/**
 * The first fault of a job's pay.
 *
 * @param isPeriodSaid whether the caller says the period, so that it is not asked about.
 */
export function findPayFault(
  pay: Readonly<JobPay>,
  { isPeriodSaid }: { isPeriodSaid: boolean },
): PayFault | null {
  const { salaryMin, salaryMax, salaryPeriod, currency } = pay;
  if (salaryMin !== null && salaryMax !== null && salaryMin > salaryMax) {
    return {
      kind: "inverted",
      field: "salaryMax",
      problem: `is ${salaryMax}, less than salaryMin, which is ${salaryMin}`,
      allowed: `a salaryMax of at least ${salaryMin}, or a salaryMin of at most ${salaryMax}`,
      clarification: "Which salary range is meant?",
    };
  }
  if (salaryPeriod === "hourly" && currency === "USD") {
    const field = (salaryMax ?? 0) === 0 ? "salaryMin" : "salaryMax";
    const fault = findPeriodFault(pay[field] ?? 0, salaryPeriod, "salaryPeriod");
    if (fault) return { kind: "too_much", field, ...fault, clarification };
  }
  if (isPeriodSaid || !isPeriodDoubtful(pay)) return null;
  return {
    kind: "asked",
    field: "salaryPeriod",
    problem: `is missing, and ${rangeOf(pay)?.min} is too little to be pay for a year`,
    allowed: "hourly if the pay is for an hour, or annual if it is what a year pays",
    clarification,
  };
}

/** The pay that an import keeps in the notes of a job in words, because it is not understood; null if there is none. */
export function payInNotes(notes: string | null): string | null {
  return /^Salary: (.{1,60})/m.exec(notes ?? "")?.[1] ?? null;
}

/** `$120,000 to $150,000 a year`, `$38.50 an hour`; null if no pay is known. */
export function payOfJob({ salaryMin, salaryMax, salaryPeriod, currency }: JobPay): string | null {
  return payWords({ min: salaryMin, max: salaryMax, period: salaryPeriod, currency });
}
