import { quantile, sortedNumbers } from "#shared/core/numbers.ts";
import { readNumber } from "../checks/check-number.ts";
import type { Table } from "../input/read-table.ts";
import type { Refusal } from "../refusal.ts";
import { toOewsCode } from "../soc-crosswalk.ts";
import type { filingColumns } from "../statistics/read-observations.ts";
import { employerKey } from "./employer-key.ts";

/** Fewer filings make no figure. */
export const minFilings = 5;
/** Fewer say nothing about the lowest and the highest tenth. */
const minForTenths = 20;
/** Below this a filed wage is a mistake or no full-time wage. */
const lowestFiledWage = 20_000;

/** A full-time filing of October to December 2023. */
export interface Filing {
  /** As filed. */
  employer: string;
  title: string;
  /** The survey's code of the occupation that it names. */
  socCode: string;
  /** USD a year. */
  pay: number;
}

/** Percentiles of annual wages, USD; null for too few. */
export interface Percentiles {
  p10: number | null;
  p25: number | null;
  median: number | null;
  p75: number | null;
  p90: number | null;
}

/** The certified filings that state a wage of full-time work, by their employer's `employerKey`. */
export function readFiledPay(
  table: Table<(typeof filingColumns)[number]>,
  refusals: Refusal[],
): Map<string, Filing[]> {
  const byEmployer = new Map<string, Filing[]>();
  for (const { line, cells } of table.rows) {
    const place = { file: table.file, line, key: cells.employer };
    const pay = readNumber(cells.annual_wage, "annual_wage", place, refusals);
    const certified = cells.in_soc2018 === "true" && cells.matched_fy2024_certified === "true";
    if (!certified || pay === null || pay < lowestFiledWage) continue;
    const key = employerKey(cells.employer);
    const own = byEmployer.get(key) ?? [];
    own.push({
      ...{ employer: cells.employer, title: cells.job_title, pay },
      socCode: toOewsCode(cells.soc6),
    });
    byEmployer.set(key, own);
  }
  return byEmployer;
}

export function describePay(filed: readonly Filing[]): Percentiles {
  const wages = sortedNumbers(filed.map(({ pay }) => pay));
  const at = (share: number, least: number) =>
    wages.length < least ? null : Math.round(quantile(wages, share));
  return {
    p10: at(0.1, minForTenths),
    p25: at(0.25, minFilings),
    median: at(0.5, minFilings),
    p75: at(0.75, minFilings),
    p90: at(0.9, minForTenths),
  };
}
