import type { TaxParameter } from "#shared/reference/tax-tables.ts";
import { checkDuplicates } from "../checks/check-duplicates.ts";
import { readNumber } from "../checks/check-number.ts";
import type { Table } from "../input/read-table.ts";
import type { Refusal } from "../refusal.ts";
import { dateOrNone, filingStatuses } from "./filing-status.ts";
import { taxYear } from "./tax-year.ts";

export const federalParameterColumns = [
  "tax_year",
  "parameter",
  "filing_status",
  "value",
  "effective_from",
] as const;

export const stateParameterColumns = [
  "state",
  "tax_year",
  "parameter",
  "breakdown",
  "value",
  "effective_from",
  "explicit_for_year",
  "source_file",
] as const;

const notNumbers = /^(?:true|false|\[.*\])$/;

export function readStateParameters(
  table: Table<(typeof stateParameterColumns)[number]>,
  sourceId: string,
  refusals: Refusal[],
): TaxParameter[] {
  const current = table.rows.filter(
    ({ cells }) => cells.tax_year === taxYear && !notNumbers.test(cells.value),
  );
  const places = current.map(({ line, cells }) => ({
    file: table.file,
    line,
    key: [cells.state, cells.parameter, cells.breakdown].join(" "),
  }));
  refusals.push(...checkDuplicates(places));
  return current.flatMap(({ cells }, index) => {
    const place = places[index];
    const value = place && readNumber(cells.value, "value", place, refusals);
    if (value === null || value === undefined) return [];
    return filingStatuses(cells.breakdown).map((filingStatus) => ({
      jurisdiction: cells.state,
      name: cells.parameter,
      filingStatus,
      value,
      effectiveFrom: dateOrNone(cells.effective_from),
      carried: cells.explicit_for_year !== "1",
      sourceId,
      sourceFile: cells.source_file,
    }));
  });
}

export function readFederalParameters(
  table: Table<(typeof federalParameterColumns)[number]>,
  refusals: Refusal[],
): TaxParameter[] {
  const current = table.rows.filter(({ cells }) => cells.tax_year === taxYear);
  return current.flatMap(({ line, cells }) => {
    const place = { file: table.file, line, key: `${cells.parameter} ${cells.filing_status}` };
    const value = readNumber(cells.value, "value", place, refusals);
    if (value === null) {
      refusals.push({ ...place, reason: "value is blank" });
      return [];
    }
    return filingStatuses(cells.filing_status).map((filingStatus) => ({
      jurisdiction: "US",
      name: cells.parameter,
      filingStatus,
      value,
      effectiveFrom: dateOrNone(cells.effective_from),
      carried: false,
      sourceId: "tax-federal-parameters",
      sourceFile: "gov/irs",
    }));
  });
}
