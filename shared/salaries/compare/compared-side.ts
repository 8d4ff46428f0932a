import { adviceCeiling } from "../estimate/advice-ceiling.ts";
import type { Quote } from "../estimate/quote.ts";
import type { ComparedSide, Leverage } from "./compare.response.ts";

/** One side of a comparison, without the role or city that names it. */
export function comparedSide(side: Quote): Omit<ComparedSide, "role"> {
  return {
    estimate: side.estimate,
    observed: side.observed,
    total_compensation: side.totalCompensation,
    negotiation_leverage: leverage(side),
  };
}

/** Stops at the ceiling of what may be advised, as negotiating up to the quartile would be advice. */
function leverage({ estimate, observed, figures }: Quote): Leverage | null {
  const { median, high } = estimate;
  if (high === null) return null;
  const upper = Math.min(high, adviceCeiling(figures)?.amount ?? high);
  const distance = Math.max(upper - median, 0);
  const published = observed?.median ?? null;
  return {
    to_upper_quartile: distance,
    to_upper_quartile_pct: share(distance, median),
    to_published_median: published === null ? null : published - median,
  };
}

interface Differences {
  median_delta: number;
  median_pct: number;
  total_comp_delta: number;
  total_comp_pct: number;
}

/** The first side minus the second, in USD a year and in percent of the second. */
export function differences(first: Quote, second: Quote): Differences {
  const median = first.estimate.median - second.estimate.median;
  const total = first.totalCompensation.total - second.totalCompensation.total;
  return {
    median_delta: median,
    median_pct: share(median, second.estimate.median),
    total_comp_delta: total,
    total_comp_pct: share(total, second.totalCompensation.total),
  };
}

function share(part: number, whole: number): number {
  return Number(((part / whole) * 100).toFixed(2));
}
