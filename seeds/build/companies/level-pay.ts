import { quantile, sortedNumbers } from "#shared/core/numbers.ts";
import type { Company, LadderLevel } from "./choose-companies.ts";
import { type Filing, minFilings } from "./filed-pay.ts";
import { gradedTitle } from "./title-grade.ts";

interface LevelPay extends LadderLevel {
  filings: number;
  /** Median of the filed wages, USD a year. */
  base: number | null;
  reason: string | null;
}

interface Filed {
  /** Null if the title does not state a level. */
  title: string | null;
  pay: number;
}

/**
 * The levels of a company with the wages that it filed for each, if a filed title names this level and
 * no other.
 */
export function payLevels(
  { employer, levels }: Company,
  byEmployer: ReadonlyMap<string, Filing[]>,
): LevelPay[] {
  const filed = employer.employers
    .flatMap((name) => byEmployer.get(name) ?? [])
    .map(({ title, pay }) => ({ title: gradedTitle(title), pay }));
  return levels.map((level) => describe(level, levels, filed));
}

function describe(
  level: LadderLevel,
  ladder: readonly LadderLevel[],
  filed: readonly Filed[],
): LevelPay {
  const names = namesOf(level).filter((name) =>
    ladder.every((other) => other === level || !namesOf(other).includes(name)),
  );
  if (names.length === 0) {
    return { ...level, filings: 0, base: null, reason: "no title that tells this level apart" };
  }
  const pay = filed.flatMap(({ title, pay: own }) =>
    title !== null && names.includes(title) ? [own] : [],
  );
  if (pay.length < minFilings) {
    const reason = `its title is on ${pay.length} of the filings of October to December 2023, and a figure needs ${minFilings}`;
    return { ...level, filings: pay.length, base: null, reason };
  }
  const base = Math.round(quantile(sortedNumbers(pay), 0.5));
  return { ...level, filings: pay.length, base, reason: null };
}

/** The titles that identify a level: its names in the ladder that have a grade. */
function namesOf({ names }: LadderLevel): string[] {
  return names.flatMap((name) => gradedTitle(name) ?? []);
}
