import type { Figures } from "./estimate.ts";

export const percentileNote =
  "Percentiles are the occupation's published percentiles, carried forward and adjusted for title and city like the median. They describe everyone in the occupation, at all levels of experience. A percentile that is not published, or is above the survey's cap, is null.";

export interface Percentiles {
  p10: number | null;
  p25: number | null;
  p50: number;
  p75: number | null;
  p90: number | null;
}

/**
 * The estimate's distribution: the occupation's published percentiles, carried
 * forward and scaled like its median. Whole USD a year; null if a percentile was
 * not published. The steps for the 10th and 90th are recorded on the estimate's own
 * worksheet, so this can be called once per estimate.
 */
export function percentiles(figures: Figures): Percentiles {
  const { worksheet, baseline, factors } = figures;
  const outer = (name: "p10" | "p90") => {
    const wage = baseline.wage(name);
    if (!wage) return null;
    const exact = worksheet.step(`${name}.exact`, "multiply", { wage, ...factors });
    return worksheet.step(name, "round", { exact }).value;
  };
  const { low, median, high } = figures;
  return { p10: outer("p10"), p25: low, p50: median, p75: high, p90: outer("p90") };
}
