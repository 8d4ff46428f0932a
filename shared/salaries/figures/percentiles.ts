import type { Figures } from "./estimate.ts";

export const percentileNote =
  "Percentiles spread around the median as the occupation's published percentiles do around theirs, which describe everyone in the occupation, at all levels of experience: those of the metropolitan area where basis is local and it publishes them, drawn toward the nation's as far as the area is small, else the nation's. A percentile that is not published, or is above the survey's cap, is null.";

export interface EstimatedPercentiles {
  p10: number | null;
  p25: number | null;
  p50: number;
  p75: number | null;
  p90: number | null;
}

/**
 * The estimate's distribution: around its median as the occupation's pay spreads in the
 * nation or, in the local basis, there, raised to the legal minimum. Whole USD a year; null if a
 * percentile was not published. The steps for the 10th and 90th are recorded on the estimate's own
 * worksheet, so this can be called once per estimate.
 */
export function percentiles(figures: Figures): EstimatedPercentiles {
  const outer = (name: "p10" | "p90") => {
    const exact = figures.percentile(name);
    return (
      exact && figures.floor.raise(name, figures.worksheet.step(name, "round", { exact })).value
    );
  };
  const { low, median, high } = figures;
  return { p10: outer("p10"), p25: low, p50: median, p75: high, p90: outer("p90") };
}
