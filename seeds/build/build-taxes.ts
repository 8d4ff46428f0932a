import type { Places } from "./build-places.ts";
import type { Inputs } from "./input/read-inputs.ts";
import type { Refusal } from "./refusal.ts";
import { matchLocalities } from "./taxes/match-localities.ts";
import { type LawTable, readLaw } from "./taxes/read-law.ts";
import { readFederalParameters, readStateParameters } from "./taxes/read-parameters.ts";
import {
  readCountyRates,
  readFederalRates,
  readLocalRates,
  readStateRates,
} from "./taxes/read-rates.ts";

export type Taxes = ReturnType<typeof buildTaxes>;

/** Brackets, deductions and payroll taxes of the tax year, and the localities of the cities. */
export function buildTaxes(
  inputs: Inputs,
  places: Places,
  lawTable: LawTable,
  refusals: Refusal[],
) {
  const law = readLaw(lawTable, refusals);
  const counties = new Map(
    inputs["census-cities"].rows.map(({ cells }) => [
      `${cells.city}, ${cells.state}`,
      cells.county_name,
    ]),
  );
  const compiledRates = [
    ...readFederalRates(inputs["tax-federal-brackets"], refusals),
    ...readStateRates(inputs["tax-state-brackets"], refusals),
    ...readLocalRates(inputs["tax-local"], refusals),
    ...readCountyRates(inputs["tax-indiana-county"], refusals),
  ];
  const rates = replace(compiledRates, law.rates, (row) => row.kind);
  const localities = matchLocalities(places.cities, counties, rates);
  const taxed = new Set(localities.map(({ locality }) => locality));
  const isKept = ({ jurisdiction }: { jurisdiction: string }) =>
    !jurisdiction.includes("/") || taxed.has(jurisdiction);
  const kept = rates.filter(isKept);
  const compiledParameters = [
    ...readFederalParameters(inputs["tax-federal-parameters"], refusals),
    ...readStateParameters(inputs["tax-state-deductions"], "tax-state-deductions", refusals),
    ...readStateParameters(inputs["tax-state-payroll"], "tax-state-payroll", refusals),
  ];
  const parameters = replace(compiledParameters, law.parameters.filter(isKept), (row) => row.name);
  const states = new Set(
    kept.map(({ jurisdiction }) => jurisdiction).filter((name) => /^[A-Z]{2}$/.test(name)),
  );
  for (const { name, state } of places.cities) {
    if (states.has(state)) continue;
    const key = `${name}, ${state}`;
    refusals.push({
      file: inputs["tax-state-brackets"].file,
      line: null,
      key,
      reason: "no rates of its state",
    });
  }
  return { rates: kept, parameters, localities, used: countUsed([...kept, ...parameters]) };
}

/** Rows with those read from the law, which take the place of compiled ones of the same name and status. */
function replace<Row extends { jurisdiction: string; filingStatus: string }>(
  compiled: readonly Row[],
  law: readonly Row[],
  nameOf: (row: Row) => string,
): Row[] {
  const key = (row: Row) => [row.jurisdiction, nameOf(row), row.filingStatus].join(" ");
  const replaced = new Set(law.map(key));
  return [...compiled.filter((row) => !replaced.has(key(row))), ...law];
}

/** Rows kept of each source, by the publisher's rows that they came of. */
function countUsed(rows: readonly { sourceId: string }[]): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const { sourceId } of rows) counts[sourceId] = (counts[sourceId] ?? 0) + 1;
  return counts;
}
