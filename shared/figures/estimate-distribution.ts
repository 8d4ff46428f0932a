import type { AppliedFactor } from "./city-factor.ts";
import { type OuterPercentile, type RatioOf, remember } from "./distribution.ts";
import type { TracedValue, Worksheet } from "./worksheet/worksheet.ts";

/**
 * Percentiles around the estimate's median. In the local basis they spread as pay does
 * there; else as the nation's, with the same factors as the median. A national percentile that
 * was not published for the quarter is the median times its ratio in the latest release.
 */
export function estimateDistribution(
  worksheet: Worksheet,
  {
    wage: wageOf,
    factors,
    median,
    city,
    ratioOf,
  }: {
    /** The occupation's national percentile in the quarter; null if it was not published. */
    wage: (name: OuterPercentile) => TracedValue | null;
    factors: Readonly<Record<string, TracedValue>>;
    median: TracedValue;
    city: AppliedFactor | null;
    /** Percentiles over the median there. */
    ratioOf: RatioOf;
  },
): (name: OuterPercentile) => TracedValue | null {
  const stepName = (name: OuterPercentile) =>
    ({ p10: "p10.exact", p25: "low.exact", p75: "high.exact", p90: "p90.exact" })[name];
  if (city?.basis !== "local") {
    return remember((name) => {
      const wage = wageOf(name);
      if (wage) return worksheet.step(stepName(name), "multiply", { wage, ...factors });
      const ratio = ratioOf(name);
      return ratio && worksheet.step(stepName(name), "multiply", { median, ratio });
    });
  }
  return remember((name) => {
    const ratio = ratioOf(name);
    return ratio && worksheet.step(stepName(name), "multiply", { median, ratio });
  });
}
