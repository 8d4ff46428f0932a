import { breakdownKeys, surveyKey } from "../source-ids.ts";
import type { TitleFactor } from "./title-factor.ts";

/** Weights are rounded to 1 divided by this number. */
const units = 10_000;

/**
 * The weight of each source in the estimate: every title source has its share of
 * the shrinkage weight, and the survey has the rest. Four decimals that sum to 1.
 */
export function sourceBreakdown(
  factor: Pick<TitleFactor, "shrinkage" | "weights">,
): Record<string, number> {
  const parts = factor.weights.map(({ sourceId, weight }) => ({
    key: breakdownKeys[sourceId] ?? sourceId,
    units: Math.round(factor.shrinkage * weight * units),
  }));
  const titleUnits = parts.reduce((total, part) => total + part.units, 0);
  return Object.fromEntries([
    [surveyKey, (units - titleUnits) / units],
    ...parts.map((part) => [part.key, part.units / units]),
  ]);
}
