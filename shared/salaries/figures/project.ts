import { firstYear } from "../../contracts/projections.ts";
import { resultOf, type TracedValue } from "../worksheet/worksheet.ts";
import type { Figures } from "./estimate.ts";
import { projectedGrowth } from "./growth-band.ts";

/** Version of the method for figures that are extrapolated by a rule rather than measured. */
export const projectionMethod = "2026.2-synthetic-cagr";

const widening = 0.04;
const decay = -0.05;

/** An estimate projected to a future year. Whole USD a year. */
export interface ProjectedFigures {
  year: number;
  /** Years since the first projected year. */
  horizon: number;
  /** Annual rate, as a fraction. */
  growth: number;
  low: number | null;
  median: number;
  high: number | null;
  confidenceLevel: number;
  confidenceLower: number;
  confidenceUpper: number;
}

/**
 * Projects an estimate to a year at its role's fixed growth rate. The interval's
 * half-widths around the projected median grow by 4% a year and its confidence
 * level falls by 5% a year. The steps are recorded on the estimate's own worksheet,
 * which can hold one year only.
 *
 * @returns null if the dataset has no projection for the occupation.
 */
export function project(figures: Figures, year: number): ProjectedFigures | null {
  const { worksheet, input } = figures;
  const growth = projectedGrowth(worksheet, input.role);
  if (!growth) return null;
  const years = worksheet.parameter(
    "horizon",
    year - firstYear,
    `years from ${firstYear} to ${year}`,
  );
  const step = (name: string, value: TracedValue, rate: TracedValue) =>
    worksheet.step(name, "carry_forward", { value, rate, years });
  const round = (name: string, exact: TracedValue) => worksheet.step(name, "round", { exact });
  const grow = (name: "low" | "median" | "high") =>
    round(
      `projection.${name}`,
      step(`projection.${name}.exact`, resultOf(worksheet, name), growth),
    );

  const median = grow("median");
  const wider = worksheet.parameter(
    "interval_widening",
    widening,
    "annual growth of the interval's half-widths",
  );
  const now = resultOf(worksheet, "median");
  const lower = resultOf(worksheet, "confidence_lower");
  const upper = resultOf(worksheet, "confidence_upper");
  const below = worksheet.step("projection.half_width.below", "subtract", { now, lower });
  const above = worksheet.step("projection.half_width.above", "subtract", { upper, now });
  const bound = (name: "confidence_lower" | "confidence_upper") => {
    const isLower = name === "confidence_lower";
    const width = step(`projection.${name}.width`, isLower ? below : above, wider);
    const operation = isLower ? "subtract" : "add";
    const exact = worksheet.step(`projection.${name}.exact`, operation, { median, width });
    return round(`projection.${name}`, exact).value;
  };
  const level = step(
    "projection.confidence_level",
    worksheet.parameter(
      "confidence_level",
      input.dataset.parameters.interval.confidence_level,
      "confidence level of the current interval",
    ),
    worksheet.parameter("confidence_decay", decay, "annual change of the confidence level"),
  );
  return {
    year,
    horizon: years.value,
    growth: growth.value,
    low: figures.low === null ? null : grow("low").value,
    median: median.value,
    high: figures.high === null ? null : grow("high").value,
    confidenceLevel: Number(level.value.toFixed(4)),
    confidenceLower: bound("confidence_lower"),
    confidenceUpper: bound("confidence_upper"),
  };
}
