import type { Figures } from "#shared/figures/estimate.ts";
import { findResult } from "#shared/figures/worksheet/worksheet.ts";

/** A published wage, and by what it is multiplied to become an estimate. */
export interface MadeOf {
  /** The occupation's national median in the survey, USD a year. */
  wage: number;
  /** The year of the survey's May. */
  year: number;
  factors: readonly { of: MadePart; factor: number }[];
  median: number;
}

export type MadePart = "growth" | "title" | "level" | "place" | "minimum";

/** Below this change a factor is not worth a line. */
const least = 0.0005;

/**
 * How an estimate is made, in the few numbers that people can multiply.
 *
 * @returns null where the survey's own median is not published.
 */
export function madeOf(figures: Figures): MadeOf | null {
  const { baseline, title, city, levelMultiplier, median, worksheet } = figures;
  const { median: wage, year } = baseline.row;
  if (wage === null) return null;
  // There is no such step in a quarter that the survey itself is of.
  const carried = worksheet.steps.get("baseline.median")?.result ?? wage;
  const exact = findResult(worksheet, "median").value;
  const factors = [
    { of: "growth", factor: carried / wage },
    { of: "title", factor: title.factor },
    { of: "level", factor: levelMultiplier },
    { of: "place", factor: city?.factor.value ?? 1 },
    { of: "minimum", factor: median / exact },
  ] as const;
  return {
    wage,
    year,
    factors: factors.filter(({ factor }) => Math.abs(factor - 1) >= least),
    median,
  };
}
