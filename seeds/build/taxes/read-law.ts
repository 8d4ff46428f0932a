import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { TaxParameter, TaxRate } from "#shared/reference/tax-tables.ts";
import { checkDuplicates } from "../checks/check-duplicates.ts";
import { readNumber } from "../checks/check-number.ts";
import { parseTable, type Table } from "../input/read-table.ts";
import type { Refusal } from "../refusal.ts";

/** The columns of `seeds/tax-law.csv`: numbers read from the law, each with the provision that sets it. */
export const lawColumns = [
  "source_id",
  "jurisdiction",
  "table",
  "name",
  "filing_status",
  "lower_bound",
  "value",
  "effective_from",
  "law",
] as const;

export type LawTable = Table<(typeof lawColumns)[number]>;

const file = "tax-law.csv";

/** @param seeds the directory of the committed seeds: the table is kept by hand, not fetched. */
export function readLawTable(seeds: string): LawTable {
  return parseTable(file, readFileSync(join(seeds, file)), lawColumns);
}

/** Brackets and parameters that no compiled source has, from `seeds/tax-law.csv`. */
export function readLaw(
  table: LawTable,
  refusals: Refusal[],
): { rates: TaxRate[]; parameters: TaxParameter[] } {
  const rates: TaxRate[] = [];
  const parameters: TaxParameter[] = [];
  const places = table.rows.map(({ line, cells }) => ({
    file: table.file,
    line,
    key: [cells.jurisdiction, cells.name, cells.filing_status, cells.lower_bound].join(" "),
  }));
  refusals.push(...checkDuplicates(places));
  table.rows.forEach(({ cells }, index) => {
    const place = places[index];
    const value = place && readNumber(cells.value, "value", place, refusals);
    if (!place || value === null || value === undefined) return;
    if (cells.law === "") refusals.push({ ...place, reason: "no provision of law" });
    const common = {
      jurisdiction: cells.jurisdiction,
      filingStatus: cells.filing_status,
      carried: false,
      sourceId: cells.source_id,
      sourceFile: cells.law,
    };
    if (cells.table === "parameter") {
      parameters.push({
        ...common,
        name: cells.name,
        value,
        effectiveFrom: cells.effective_from,
      });
      return;
    }
    const lowerBound = readNumber(cells.lower_bound, "lower_bound", place, refusals);
    if (cells.table !== "rate" || lowerBound === null || value < 0 || value >= 0.2) {
      refusals.push({ ...place, reason: "neither a parameter nor a rate below 20%" });
      return;
    }
    rates.push({
      ...common,
      kind: cells.name,
      lowerBound,
      rate: value,
      thresholdFrom: cells.effective_from,
      rateFrom: cells.effective_from,
    });
  });
  return { rates, parameters };
}
