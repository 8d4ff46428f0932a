import type { TaxRate } from "#shared/reference/tax-tables.ts";
import { checkDuplicates } from "../checks/check-duplicates.ts";
import { readNumber } from "../checks/check-number.ts";
import type { Row, Table } from "../input/read-table.ts";
import type { Refusal } from "../refusal.ts";
import { dateOrNone, filingStatuses } from "./filing-status.ts";
import { taxYear } from "./tax-year.ts";

export const federalRateColumns = [
  "tax_year",
  "filing_status",
  "lower_bound",
  "rate",
  "threshold_effective_from",
] as const;

const shared = [
  "tax_year",
  "filing_status",
  "lower_bound",
  "rate",
  "threshold_effective_from",
  "rate_effective_from",
  "threshold_explicit_for_year",
  "kind",
  "source_file",
] as const;
export const stateRateColumns = ["state", ...shared] as const;
export const localRateColumns = ["locality", ...shared] as const;
export const countyRateColumns = ["state", "tax_year", "county", "rate", "effective_from"] as const;

type Stated = Record<(typeof shared)[number], string> & { jurisdiction: string };

/** Brackets of the tax year, one row for each filing status that they hold for. */
function listRates(
  file: string,
  sourceId: string,
  rows: { line: number; stated: Stated }[],
  refusals: Refusal[],
): TaxRate[] {
  const current = rows.filter(({ stated }) => stated.tax_year === taxYear);
  refusals.push(
    ...checkDuplicates(
      current.map(({ line, stated: own }) => ({
        file,
        line,
        key: [own.jurisdiction, own.kind, own.filing_status, own.lower_bound].join(" "),
      })),
    ),
  );
  return current.flatMap(({ line, stated }) => {
    const place = { file, line, key: `${stated.jurisdiction} ${stated.filing_status}` };
    const rate = readNumber(stated.rate, "rate", place, refusals);
    const lowerBound = readNumber(stated.lower_bound || "0", "lower_bound", place, refusals);
    if (rate === null || lowerBound === null || rate < 0 || rate >= 0.2) {
      refusals.push({ ...place, reason: "a rate or a threshold is blank or out of range" });
      return [];
    }
    return filingStatuses(stated.filing_status).map((filingStatus) => ({
      jurisdiction: stated.jurisdiction,
      kind: stated.kind,
      filingStatus,
      lowerBound,
      rate,
      thresholdFrom: dateOrNone(stated.threshold_effective_from),
      rateFrom: dateOrNone(stated.rate_effective_from),
      carried: stated.threshold_explicit_for_year !== "1",
      sourceId,
      sourceFile: stated.source_file,
    }));
  });
}

export function readFederalRates(
  table: Table<(typeof federalRateColumns)[number]>,
  refusals: Refusal[],
): TaxRate[] {
  const rows = table.rows.filter(({ cells }) => cells.tax_year === taxYear);
  return rows.flatMap(({ line, cells }) => {
    const place = { file: table.file, line, key: `${cells.filing_status} ${cells.lower_bound}` };
    const rate = readNumber(cells.rate, "rate", place, refusals);
    const lowerBound = readNumber(cells.lower_bound, "lower_bound", place, refusals);
    if (rate === null || lowerBound === null) {
      refusals.push({ ...place, reason: "a rate or a threshold is blank" });
      return [];
    }
    return filingStatuses(cells.filing_status).map((filingStatus) => ({
      jurisdiction: "US",
      kind: "income",
      filingStatus,
      lowerBound,
      rate,
      thresholdFrom: dateOrNone(cells.threshold_effective_from),
      rateFrom: "",
      carried: false,
      sourceId: "tax-federal-brackets",
      sourceFile: "gov/irs",
    }));
  });
}

export function readStateRates(
  table: Table<(typeof stateRateColumns)[number]>,
  refusals: Refusal[],
): TaxRate[] {
  const rows = table.rows.map(({ line, cells }) => {
    const kind = cells.kind.includes("surtax") ? "surtax" : "income";
    return { line, stated: { ...cells, jurisdiction: cells.state, kind } };
  });
  return listRates(table.file, "tax-state-brackets", rows, refusals);
}

export function readLocalRates(
  table: Table<(typeof localRateColumns)[number]>,
  refusals: Refusal[],
): TaxRate[] {
  const rows = table.rows.map(({ line, cells }) => ({
    line,
    stated: { ...cells, jurisdiction: cells.locality },
  }));
  return listRates(table.file, "tax-local", rows, refusals);
}

/** Counties of Indiana: one rate each. */
export function readCountyRates(
  table: Table<(typeof countyRateColumns)[number]>,
  refusals: Refusal[],
): TaxRate[] {
  const rows = table.rows.map(({ line, cells }: Row<(typeof countyRateColumns)[number]>) => ({
    line,
    stated: {
      jurisdiction: countyLocality(cells.state, cells.county.replace(/_IN$/, "")),
      tax_year: cells.tax_year,
      filing_status: "ALL",
      lower_bound: "0",
      rate: cells.rate,
      threshold_effective_from: cells.effective_from,
      rate_effective_from: cells.effective_from,
      threshold_explicit_for_year: "1",
      kind: "rate",
      source_file: "states/in/tax/income/county_rates.yaml",
    },
  }));
  return listRates(table.file, "tax-indiana-county", rows, refusals);
}

/** `IN`, `MARION_COUNTY` to `in/marion_county`. */
export function countyLocality(state: string, county: string): string {
  return `${state}/${county}`.toLowerCase();
}
