import type { TracedValue, Worksheet } from "../worksheet/worksheet.ts";
import type { Figures } from "./estimate.ts";
import { projectedGrowth } from "./growth-band.ts";

/** Of the method; the version of figures that are extrapolated by rule, not measured. */
export const projectionMethod = "2026.2-synthetic-cagr";
export const firstYear = 2026;
export const lastYear = 2030;

const widening = 0.04;
const decay = -0.05;

/** An estimate carried into a coming year. Annual USD, whole. */
export interface ProjectedFigures {
  year: number;
  /** Years from the first one. */
  horizon: number;
  /** A year. */
  growth: number;
  low: number | null;
  median: number;
  high: number | null;
  confidenceLevel: number;
  confidenceLower: number;
  confidenceUpper: number;
}

/**
 * What an estimate grows to by a year at its role's fixed rate. The interval's two
 * half-widths grow by 4 % a year around the projected median, its level falls by 5 %.
 * The steps go on the estimate's own sheet, which is for one year only.
 *
 * @returns null where the dataset has no projection of the occupation.
 */
export function project(figures: Figures, year: number): ProjectedFigures | null {
  const { sheet, input } = figures;
  const growth = projectedGrowth(sheet, input.role);
  if (!growth) return null;
  const years = sheet.parameter("horizon", year - firstYear, `years from ${firstYear} to ${year}`);
  const step = (name: string, value: TracedValue, rate: TracedValue) =>
    sheet.step(name, "carry_forward", { value, rate, years });
  const round = (name: string, exact: TracedValue) => sheet.step(name, "round", { exact });
  const grow = (name: "low" | "median" | "high") =>
    round(`projection.${name}`, step(`projection.${name}.exact`, resultOf(sheet, name), growth));

  const median = grow("median");
  const wider = sheet.parameter("interval_widening", widening, "yearly growth of half-widths");
  const now = resultOf(sheet, "median");
  const lower = resultOf(sheet, "confidence_lower");
  const upper = resultOf(sheet, "confidence_upper");
  const below = sheet.step("projection.half_width.below", "subtract", { now, lower });
  const above = sheet.step("projection.half_width.above", "subtract", { upper, now });
  const bound = (name: "confidence_lower" | "confidence_upper") => {
    const isLower = name === "confidence_lower";
    const width = step(`projection.${name}.width`, isLower ? below : above, wider);
    const operation = isLower ? "subtract" : "add";
    const exact = sheet.step(`projection.${name}.exact`, operation, { median, width });
    return round(`projection.${name}`, exact).value;
  };
  const level = step(
    "projection.confidence_level",
    sheet.parameter(
      "confidence_level",
      input.dataset.parameters.interval.confidence_level,
      "level of the current interval",
    ),
    sheet.parameter("confidence_decay", decay, "yearly change of the level"),
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

/** A figure of the estimate, as it is served. */
function resultOf(sheet: Worksheet, name: string): TracedValue {
  const known = sheet.steps.get(name);
  if (!known) throw new Error(`The sheet has no step ${name}.`);
  return { value: known.result, from: `step:${name}` };
}
