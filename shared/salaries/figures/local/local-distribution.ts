/** How the pay of an occupation spreads around its median in an area. */
import { reliability } from "./local-model.ts";

/** Annual USD as published; null where a percentile was not. */
export interface PublishedPercentiles {
  p10: number | null;
  p25: number | null;
  median: number | null;
  p75: number | null;
  p90: number | null;
}

/** Each percentile over the median; null where neither area nor nation publishes it. */
export interface DistributionRatios {
  p10: number | null;
  p25: number | null;
  p75: number | null;
  p90: number | null;
}

const outer = ["p10", "p25", "p75", "p90"] as const;

/**
 * Percentiles over the median there: the area's own ratios, drawn in logs
 * towards the nation's by the reliability of the cell; the nation's where the
 * area publishes none, and the area's alone where the nation publishes none.
 * Order is kept: a ratio below the median stays below it, p10 below p25.
 */
export function localDistribution(
  nation: PublishedPercentiles,
  local: (PublishedPercentiles & { employment: number | null }) | null,
): DistributionRatios {
  const own = local && ratiosOf(local);
  const everywhere = ratiosOf(nation);
  const trust = local ? reliability(local.employment) : 0;
  const ratios = Object.fromEntries(
    outer.map((percentile) => {
      const [there, here] = [everywhere[percentile], own?.[percentile] ?? null];
      return [
        percentile,
        there === null || here === null ? (there ?? here) : blend(there, here, trust),
      ];
    }),
  ) as Record<(typeof outer)[number], number | null>;
  return keepOrder(ratios);
}

function ratiosOf(percentiles: PublishedPercentiles): DistributionRatios {
  const { median } = percentiles;
  const ratio = (value: number | null) =>
    value === null || median === null || median === 0 ? null : value / median;
  return {
    p10: ratio(percentiles.p10),
    p25: ratio(percentiles.p25),
    p75: ratio(percentiles.p75),
    p90: ratio(percentiles.p90),
  };
}

function blend(nation: number, local: number, trust: number): number {
  return Math.exp(Math.log(nation) + trust * (Math.log(local) - Math.log(nation)));
}

/** Where one percentile is the nation's and its neighbor the area's, they could cross. */
function keepOrder({ p10, p25, p75, p90 }: DistributionRatios): DistributionRatios {
  return {
    p10: p10 !== null && p25 !== null ? Math.min(p10, p25) : p10,
    p25,
    p75,
    p90: p90 !== null && p75 !== null ? Math.max(p90, p75) : p90,
  };
}
