import { readNumber } from "../checks/check-number.ts";
import type { Table } from "../input/read-table.ts";
import type { Refusal } from "../refusal.ts";
import { quantile, sortedNumbers } from "../statistics/quantile.ts";
import type { filingColumns } from "../statistics/read-observations.ts";
import type { Company, LadderLevel } from "./choose-companies.ts";
import { employerKey } from "./employers.ts";
import { gradedTitle } from "./title-grade.ts";

/** Fewer filings make no figure. */
const minFilings = 5;
/** Fewer say nothing about the lowest and the highest tenth. */
const minForTenths = 20;
/** Below this a filed wage is a mistake or no full-time wage. */
const lowestFiledWage = 20_000;

interface LevelPay extends LadderLevel {
  filings: number;
  /** Median of the filed wages, USD a year. */
  base: number | null;
  reason: string | null;
}

/** Percentiles of annual wages, USD; null for too few. */
interface FiledPay {
  filedP10: number | null;
  filedP25: number | null;
  filedMedian: number | null;
  filedP75: number | null;
  filedP90: number | null;
}

export interface PaidCompany extends Omit<Company, "levels">, FiledPay {
  filedWages: number;
  levels: LevelPay[];
}

/**
 * Adds the wages that each company filed for each of its levels, if a filed title names this level
 * and no other.
 */
export function addLevelPay(
  companies: readonly Company[],
  filings: Table<(typeof filingColumns)[number]>,
  refusals: Refusal[],
): PaidCompany[] {
  const byEmployer = readFiledTitles(filings, refusals);
  return companies.map((company) => {
    const filed = company.employers.flatMap((name) => byEmployer.get(name) ?? []);
    const levels = company.levels.map((level) => describe(level, company.levels, filed));
    return { ...company, filedWages: filed.length, ...describePay(filed), levels };
  });
}

function describePay(filed: readonly Filed[]): FiledPay {
  const wages = sortedNumbers(filed.map(({ pay }) => pay));
  const at = (share: number, least: number) =>
    wages.length < least ? null : Math.round(quantile(wages, share));
  return {
    filedP10: at(0.1, minForTenths),
    filedP25: at(0.25, minFilings),
    filedMedian: at(0.5, minFilings),
    filedP75: at(0.75, minFilings),
    filedP90: at(0.9, minForTenths),
  };
}

interface Filed {
  /** Null if the title does not state a level. */
  title: string | null;
  pay: number;
}

function readFiledTitles(
  table: Table<(typeof filingColumns)[number]>,
  refusals: Refusal[],
): Map<string, Filed[]> {
  const byEmployer = new Map<string, Filed[]>();
  for (const { line, cells } of table.rows) {
    const place = { file: table.file, line, key: cells.employer };
    const pay = readNumber(cells.annual_wage, "annual_wage", place, refusals);
    const certified = cells.in_soc2018 === "true" && cells.matched_fy2024_certified === "true";
    if (!certified || pay === null || pay < lowestFiledWage) continue;
    const key = employerKey(cells.employer);
    const own = byEmployer.get(key) ?? [];
    own.push({ title: gradedTitle(cells.job_title), pay });
    byEmployer.set(key, own);
  }
  return byEmployer;
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
