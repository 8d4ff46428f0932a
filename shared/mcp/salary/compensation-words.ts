import { dollars } from "#shared/core/format.ts";
import type { CalculateData } from "#shared/salaries/calculate/calculate.response.ts";
import type { CompareData } from "#shared/salaries/compare/compare.response.ts";
import type { EmployerCostData } from "#shared/salaries/employer-cost/employer-cost.response.ts";
import type { EvaluateData } from "#shared/salaries/evaluate/evaluate.response.ts";
import type { HistoryData } from "#shared/salaries/history/history.response.ts";
import type { ProjectionsData } from "#shared/salaries/projections/projections.response.ts";
import type { WageLevelsData } from "#shared/salaries/wage-levels/wage-levels.response.ts";
import { middleHalf, published, withBonus } from "../words/salary-words.ts";
import { estimateFields, observedFields } from "./schemas.ts";

const under = (name: string, fields: readonly string[]) =>
  fields.map((field) => `${name}.${field}`);
const side = (name: string) =>
  under(`comparison.${name}`, ["role.slug", "role.title", "total_compensation.total"]).concat(
    under(`comparison.${name}.estimate`, ["median", "confidence_lower", "confidence_upper"]),
  );

/** The fields of a result unless others are asked for. No part is as long as its own endpoint's. */
export const shownFields = [
  "experience",
  ...estimateFields,
  ...observedFields,
  "total_compensation",
  ...under("history", ["snapshots.quarter", "snapshots.median", "change"]),
  ...under("projections", [
    "annual_growth_pct",
    "projections.year",
    "projections.median",
    "summary",
  ]),
  ...under("employer_cost", ["company_size", "estimate.median", "cost_multiplier", "breakdown"]),
  ...under("wage_levels", ["occupation", "area", "wage_year", "levels.status", "levels.reason"]),
  ...under("wage_levels.levels.records", ["level", "hourly", "annual", "data_point_id"]),
  ...side("primary"),
  ...side("secondary"),
  "comparison.delta",
  ...under("evaluation", [
    "offer",
    "distribution",
    "percentile",
    "verdict",
    "probabilities",
    "reasons",
  ]),
];

type Compensation = Pick<CalculateData, "estimate" | "observed" | "total_compensation"> & {
  history?: Pick<HistoryData, "change">;
  projections?: Pick<ProjectionsData, "summary">;
  employer_cost?: Pick<EmployerCostData, "summary">;
  wage_levels?: Pick<WageLevelsData, "area" | "levels">;
  comparison?: Pick<CompareData, "primary" | "secondary" | "delta">;
  evaluation?: Pick<EvaluateData, "verdict" | "below_minimum" | "reasons">;
};

export function sayCompensation(data: Compensation): string[] {
  const { estimate, observed, total_compensation, history, projections, employer_cost } = data;
  const { comparison, evaluation, wage_levels } = data;
  return [
    middleHalf(estimate),
    withBonus(total_compensation),
    published(observed),
    history?.change ? `Since 2023 the median has changed by ${history.change.median_pct}%.` : "",
    projections
      ? `Extrapolated to ${projections.summary.end_year}: ${dollars(projections.summary.end_median)}.`
      : "",
    employer_cost?.summary ?? "",
    wage_levels ? sayLevels(wage_levels) : "",
    comparison
      ? `${comparison.primary.role.title} pays ${dollars(comparison.primary.estimate.median)}, ${comparison.secondary.role.title} ${dollars(comparison.secondary.estimate.median)}.`
      : "",
    ...(evaluation ? sayVerdict(evaluation) : []),
  ];
}

function sayLevels({ area, levels }: Pick<WageLevelsData, "area" | "levels">): string {
  if (levels.status === "no_data") return levels.reason;
  const amounts = levels.records.map(({ level, annual }) => `${level} ${dollars(annual)}`);
  return `Visa wage levels in ${area.title}, wage year ${levels.period}: ${amounts.join(", ")}. ${levels.gaps[0] ?? ""}`;
}

export function sayVerdict({
  verdict,
  below_minimum,
  reasons,
}: Pick<EvaluateData, "verdict" | "below_minimum" | "reasons">): string[] {
  // The first reason says so.
  if (below_minimum) return reasons;
  const verdicts = {
    below: "The offer is below the middle half.",
    within: "The offer is within the middle half.",
    above: "The offer is above the middle half.",
    cannot_tell: "The figures cannot tell whether the offer is fair.",
  };
  return [verdicts[verdict], ...reasons];
}
