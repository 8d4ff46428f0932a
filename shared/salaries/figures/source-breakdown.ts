import { breakdownKeys, surveyKey } from "../source-ids.ts";
import type { TitleFactor } from "./title-factor.ts";

/** Weights are served in steps of this size. */
const units = 10_000;

/**
 * What each source weighs in the estimate: the survey what shrinkage leaves it,
 * every title source its share of the rest. Four decimals that sum to 1.
 */
export function sourceBreakdown(
  factor: Pick<TitleFactor, "shrinkage" | "weights">,
): Record<string, number> {
  const parts = factor.weights.map(({ sourceId, weight }) => ({
    key: breakdownKeys[sourceId] ?? sourceId,
    units: Math.round(factor.shrinkage * weight * units),
  }));
  const given = parts.reduce((total, part) => total + part.units, 0);
  return Object.fromEntries([
    [surveyKey, (units - given) / units],
    ...parts.map((part) => [part.key, part.units / units]),
  ]);
}
