import type { Figures } from "./estimate.ts";

export const percentileNote =
  "How widely pay spreads around what is typical is taken from the survey, which describes everyone in the occupation, whatever their experience: from the metropolitan area where its spread is published and its median not unusual, drawn toward the nation's as far as the area is small, else from the nation. An amount that the survey does not publish, or that is above its cap, is left out.";

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
