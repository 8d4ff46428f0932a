import { breakdownKeys, metroSurveyKey, surveyKey } from "#shared/reference/source-ids.ts";
import type { AppliedFactor } from "./city-factor.ts";
import type { TitleFactor } from "./title-factor.ts";

/** Weights are rounded to 1 divided by this number. */
const units = 10_000;

/**
 * The weight of each source in the estimate: every title source has its share of
 * the shrinkage weight, and the survey has the rest, divided between the nation's wages and,
 * in the local basis, the metropolitan area's own published row. Four decimals that sum to 1.
 */
export function sourceBreakdown(
  factor: Pick<TitleFactor, "shrinkage" | "weights">,
  city: AppliedFactor | null = null,
): Record<string, number> {
  const parts = factor.weights.map(({ sourceId, weight }) => ({
    key: breakdownKeys[sourceId] ?? sourceId,
    units: Math.round(factor.shrinkage * weight * units),
  }));
  const rest = units - parts.reduce((total, part) => total + part.units, 0);
  const surveyUnits = Math.max(0, rest);
  // Rounded up each, the parts of a title that follows its evidence alone can be more than all.
  const [largest] = parts.toSorted((a, b) => b.units - a.units);
  if (largest && rest < 0) largest.units += rest;
  const metroUnits = city?.basis === "local" ? Math.round(surveyUnits * city.publishedWeight) : 0;
  return Object.fromEntries([
    [surveyKey, (surveyUnits - metroUnits) / units],
    ...(metroUnits > 0 ? [[metroSurveyKey, metroUnits / units]] : []),
    ...parts.map((part) => [part.key, part.units / units]),
  ]);
}
