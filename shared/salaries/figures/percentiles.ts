import type { Figures } from "./estimate.ts";

export const rangeSentence =
  "Percentiles are the occupation's published ones, carried, scaled by title and adjusted by city like the median: they describe everyone in the occupation, of all levels of experience. One that was not published, or is above what the survey publishes, is null.";

export interface Percentiles {
  p10: number | null;
  p25: number | null;
  p50: number;
  p75: number | null;
  p90: number | null;
}

/**
 * The estimate's distribution: the occupation's published percentiles, carried and
 * scaled like its median. Annual USD, whole; null where a percentile was not published.
 * The steps for the outer two go on the estimate's own sheet, once.
 */
export function percentiles(figures: Figures): Percentiles {
  const { sheet, baseline, factors } = figures;
  const outer = (name: "p10" | "p90") => {
    const wage = baseline.wage(name);
    if (!wage) return null;
    const exact = sheet.step(`${name}.exact`, "multiply", { wage, ...factors });
    return sheet.step(name, "round", { exact }).value;
  };
  const { low, median, high } = figures;
  return { p10: outer("p10"), p25: low, p50: median, p75: high, p90: outer("p90") };
}
