import type { TracedValue, Worksheet } from "../worksheet/worksheet.ts";
import type { Baseline } from "./baseline.ts";
import type { CityFactor } from "./city-factor.ts";
import { localRatios, type OuterPercentile, type RatioOf, remember } from "./distribution.ts";

/**
 * Percentiles around the estimate's median. In the local basis they spread as pay does
 * there; else as the nation's, with the same factors as the median.
 */
export function estimateDistribution(
  worksheet: Worksheet,
  {
    base,
    factors,
    median,
    city,
    nation,
  }: {
    base: Baseline;
    factors: Readonly<Record<string, TracedValue>>;
    median: TracedValue;
    city: CityFactor | null;
    nation: RatioOf;
  },
): (name: OuterPercentile) => TracedValue | null {
  const stepName = (name: OuterPercentile) =>
    ({ p10: "p10.exact", p25: "low.exact", p75: "high.exact", p90: "p90.exact" })[name];
  if (city?.basis !== "local") {
    return remember((name) => {
      const wage = base.wage(name);
      return wage && worksheet.step(stepName(name), "multiply", { wage, ...factors });
    });
  }
  const { published: wages, reliability } = city;
  const ratioOf = localRatios(
    worksheet,
    nation,
    wages && reliability ? { wages, reliability } : null,
  );
  return remember((name) => {
    const ratio = ratioOf(name);
    return ratio && worksheet.step(stepName(name), "multiply", { median, ratio });
  });
}
