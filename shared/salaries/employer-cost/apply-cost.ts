import type { CompanySize } from "../../contracts/employer-cost.ts";
import type { TaxTables } from "../../reference/tax-tables.ts";
import type { Figures } from "../figures/estimate.ts";
import type { TracedValue, Worksheet } from "../worksheet/worksheet.ts";
import { type CostRates, costRates, type LevyTerms } from "./cost-rates.ts";

export const costPrefix = "employer_cost.";

const figureNames = ["low", "median", "high", "confidence_lower", "confidence_upper"] as const;

/** What an employer pays for a role, annual USD, whole. */
export interface CostFigures {
  low: number | null;
  median: number;
  high: number | null;
  confidenceLower: number;
  confidenceUpper: number;
  /** Of the median; its parts sum to it. */
  breakdown: Record<string, number>;
  /** Parts of `payroll_tax`, not rounded. */
  levies: Record<string, number>;
  state: string | null;
}

/**
 * Base pay and what comes on top of it, for each figure of an estimate. Every
 * component is rounded, and the cost is their sum. The steps go on the
 * estimate's own sheet, which is for one size only.
 */
export function applyCost(figures: Figures, tables: TaxTables, size: CompanySize): CostFigures {
  const { sheet } = figures;
  const rates = costRates(figures, tables, size);
  const costs = figureNames.flatMap((name) => {
    const known = sheet.steps.get(name);
    if (!known) return [];
    const base = { value: known.result, from: `step:${name}` };
    return [[name, costOf(sheet, rates, name, base)] as const];
  });
  const of = new Map(costs);
  const required = (name: (typeof figureNames)[number]) => {
    const cost = of.get(name);
    if (!cost) throw new Error(`The sheet has no step ${name}.`);
    return cost;
  };
  const { total, breakdown, levies } = required("median");
  return {
    low: of.get("low")?.total ?? null,
    median: total,
    high: of.get("high")?.total ?? null,
    confidenceLower: required("confidence_lower").total,
    confidenceUpper: required("confidence_upper").total,
    breakdown,
    levies,
    state: rates.state,
  };
}

function costOf(sheet: Worksheet, rates: CostRates, figure: string, base: TracedValue) {
  const prefix = `${costPrefix}${figure}.`;
  const levies = Object.fromEntries(
    rates.levies.map((levy) => [levy.name, levyOf(sheet, levy, prefix, base)] as const),
  );
  const round = (name: string, exact: TracedValue) =>
    sheet.step(`${prefix}${name}`, "round", { exact });
  const parts: Record<string, TracedValue> = {
    base_salary: base,
    payroll_tax: round("payroll_tax", sheet.step(`${prefix}payroll_tax.exact`, "add", levies)),
    ...Object.fromEntries(
      rates.shares.map(({ name, share }) => [
        name,
        round(name, sheet.step(`${prefix}${name}.exact`, "multiply", { base, share })),
      ]),
    ),
  };
  const values = (terms: Record<string, TracedValue>) =>
    Object.fromEntries(Object.entries(terms).map(([name, { value }]) => [name, value]));
  return {
    total: sheet.step(`${costPrefix}${figure}`, "add", parts).value,
    breakdown: values(parts),
    levies: values(levies),
  };
}

function levyOf(
  sheet: Worksheet,
  { name, rate, base: limit }: LevyTerms,
  prefix: string,
  base: TracedValue,
) {
  const floor = sheet.parameter("no_wages", 0, "least wages that a levy is taken from");
  const wages =
    limit === null ? base : sheet.step(`${prefix}${name}.wages`, "clamp", { base, floor, limit });
  return sheet.step(`${prefix}${name}`, "multiply", { wages, rate });
}
