import type { Figures } from "#shared/figures/estimate.ts";
import { servedStep } from "#shared/figures/floor.ts";
import type { TracedValue, Worksheet } from "#shared/figures/worksheet/worksheet.ts";
import type { TaxTables } from "#shared/reference/tax-tables.ts";
import { type CostRates, costRates, type Levy } from "./cost-rates.ts";
import type { CompanySize } from "./employer-cost.request.ts";

export const costPrefix = "employer_cost.";

const figureNames = ["low", "median", "high", "confidence_lower", "confidence_upper"] as const;

/** The cost of a role to an employer. Whole USD a year. */
export interface CostFigures {
  low: number | null;
  median: number;
  high: number | null;
  confidenceLower: number;
  confidenceUpper: number;
  /** The components of the median, which sum to it; null where one is not known. */
  breakdown: Record<string, number | null>;
  /** The components of `payroll_tax`, not rounded. */
  levies: Record<string, number>;
  /** The state whose unemployment tax is included; null without one. */
  state: string | null;
}

/**
 * The employer's cost for each figure of an estimate: base pay and everything
 * added to it. Every component is rounded, and the cost is their sum. The steps
 * are recorded on the estimate's own worksheet, which can hold one size only.
 */
export function applyCost(figures: Figures, tables: TaxTables, size: CompanySize): CostFigures {
  const { worksheet } = figures;
  const rates = costRates(figures, tables, size);
  const costs = figureNames.flatMap((name) => {
    // An employer pays at least the legal minimum, and everything else on top of it.
    const served = servedStep(worksheet, name);
    const known = worksheet.steps.get(served);
    if (!known) return [];
    const base = { value: known.result, from: `step:${served}` };
    return [[name, costOf(worksheet, rates, name, base)] as const];
  });
  const of = new Map(costs);
  const required = (name: (typeof figureNames)[number]) => {
    const cost = of.get(name);
    if (!cost) throw new Error(`The worksheet has no step ${name}.`);
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

function costOf(worksheet: Worksheet, rates: CostRates, figure: string, base: TracedValue) {
  const prefix = `${costPrefix}${figure}.`;
  const levies = Object.fromEntries(
    rates.levies.map((levy) => [levy.name, levyOf(worksheet, levy, prefix, base)] as const),
  );
  const round = (name: string, exact: TracedValue) =>
    worksheet.step(`${prefix}${name}`, "round", { exact });
  const parts: Record<string, TracedValue | null> = {
    base_salary: base,
    payroll_tax: round("payroll_tax", worksheet.step(`${prefix}payroll_tax.exact`, "add", levies)),
    health_insurance: rates.insurance && round("health_insurance", rates.insurance),
    ...Object.fromEntries(
      rates.shares.map(({ name, share }) => [
        name,
        share && round(name, worksheet.step(`${prefix}${name}.exact`, "multiply", { base, share })),
      ]),
    ),
  };
  const known = Object.entries(parts).flatMap(([name, part]) =>
    part ? [[name, part] as const] : [],
  );
  return {
    total: worksheet.step(`${costPrefix}${figure}`, "add", Object.fromEntries(known)).value,
    breakdown: Object.fromEntries(
      Object.entries(parts).map(([name, part]) => [name, part?.value ?? null]),
    ),
    levies: Object.fromEntries(Object.entries(levies).map(([name, { value }]) => [name, value])),
  };
}

function levyOf(
  worksheet: Worksheet,
  { name, rate, base: limit }: Levy,
  prefix: string,
  base: TracedValue,
) {
  const floor = worksheet.parameter("no_wages", 0, "lowest wages that a tax is applied to");
  const wages =
    limit === null
      ? base
      : worksheet.step(`${prefix}${name}.wages`, "clamp", { base, floor, limit });
  return worksheet.step(`${prefix}${name}`, "multiply", { wages, rate });
}
