import type { Places } from "./build-places.ts";
import type { Inputs } from "./input/read-inputs.ts";
import type { Refusal } from "./refusal.ts";
import { matchLocalities } from "./taxes/match-localities.ts";
import { readFederalParameters, readStateParameters } from "./taxes/read-parameters.ts";
import {
  readCountyRates,
  readFederalRates,
  readLocalRates,
  readStateRates,
} from "./taxes/read-rates.ts";

export type Taxes = ReturnType<typeof buildTaxes>;

/** Brackets, deductions and payroll taxes of the tax year, and the localities of the cities. */
export function buildTaxes(inputs: Inputs, places: Places, refusals: Refusal[]) {
  const counties = new Map(
    inputs["census-cities"].rows.map(({ cells }) => [
      `${cells.city}, ${cells.state}`,
      cells.county_name,
    ]),
  );
  const rates = [
    ...readFederalRates(inputs["tax-federal-brackets"], refusals),
    ...readStateRates(inputs["tax-state-brackets"], refusals),
    ...readLocalRates(inputs["tax-local"], refusals),
    ...readCountyRates(inputs["tax-indiana-county"], refusals),
  ];
  const localities = matchLocalities(places.cities, counties, rates);
  const taxed = new Set(localities.map(({ locality }) => locality));
  const kept = rates.filter(
    ({ jurisdiction }) => !jurisdiction.includes("/") || taxed.has(jurisdiction),
  );
  const parameters = [
    ...readFederalParameters(inputs["tax-federal-parameters"], refusals),
    ...readStateParameters(inputs["tax-state-deductions"], "tax-state-deductions", refusals),
    ...readStateParameters(inputs["tax-state-payroll"], "tax-state-payroll", refusals),
  ];
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

/** Rows kept of each source, by the publisher's rows that they came of. */
function countUsed(rows: readonly { sourceId: string }[]): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const { sourceId } of rows) counts[sourceId] = (counts[sourceId] ?? 0) + 1;
  return counts;
}
