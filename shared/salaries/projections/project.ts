import type { Figures } from "#shared/figures/estimate.ts";
import { findResult, type TracedValue } from "#shared/figures/worksheet/worksheet.ts";
import { z95 } from "#shared/figures/z95.ts";
import { projectedGrowth } from "./growth-band.ts";
import {
  confidenceDecay,
  firstProjectedYear,
  growthDeviation,
  intervalWidening,
} from "./projections.request.ts";

/** Version of the method for figures that are extrapolated by a rule rather than measured. */
export const projectionMethod = "2026.2-synthetic-cagr";

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
  /** The interval in quadrature with what growth itself may do. */
  outlookLower: number;
  outlookUpper: number;
}

/** A yearly multiplier as a rate: 1.04 is 0.04 a year. */
const yearly = (multiplier: number) => Number((multiplier - 1).toFixed(4));

/**
 * Projects an estimate to a year at its role's fixed growth rate. The interval's
 * half-widths, relative to the median, grow by 4% a year and its confidence level falls
 * by 5% a year. The outlook adds an error of growth that increases with every year. What comes out
 * is raised to today's legal minimum, in the end: later rates are not known. The
 * steps are recorded on the estimate's own worksheet, which can hold one year only.
 *
 * @returns null if the dataset has no projection for the occupation.
 */
export function project(figures: Figures, year: number): ProjectedFigures | null {
  const { worksheet, input, floor } = figures;
  const growth = projectedGrowth(worksheet, input.role);
  if (!growth) return null;
  const years = worksheet.parameter(
    "horizon",
    year - firstProjectedYear,
    `years from ${firstProjectedYear} to ${year}`,
  );
  const step = (name: string, value: TracedValue, rate: TracedValue) =>
    worksheet.step(name, "carry_forward", { value, rate, years });
  const round = (name: string, exact: TracedValue) => worksheet.step(name, "round", { exact });
  const serve = (name: string, exact: TracedValue) => floor.raise(name, round(name, exact)).value;
  const grow = (name: "low" | "median" | "high") =>
    step(`projection.${name}.exact`, findResult(worksheet, name), growth);

  const median = round("projection.median", grow("median"));
  const wider = worksheet.parameter(
    "interval_widening",
    yearly(intervalWidening),
    "annual growth of the interval's half-widths relative to the median, a rule of this API",
  );
  const drift = worksheet.step("projection.growth_error", "multiply", {
    z: worksheet.parameter("z", z95, "normal quantile of a two-sided 95% interval"),
    deviation: worksheet.parameter(
      "growth_deviation",
      growthDeviation,
      "standard deviation, for each year of the horizon, of what growth may do to the median: an assumption of this API",
    ),
    years,
  });
  const now = findResult(worksheet, "median");
  const ends = {
    lower: { bound: findResult(worksheet, "confidence_lower"), operation: "subtract" },
    upper: { bound: findResult(worksheet, "confidence_upper"), operation: "add" },
  } as const;
  const projectSide = (side: "lower" | "upper") => {
    const { bound, operation } = ends[side];
    const halfWidth = worksheet.step(
      `projection.half_width.${side}`,
      "subtract",
      side === "lower" ? { now, bound } : { bound, now },
    );
    const today = worksheet.step(`projection.relative.${side}`, "divide", { halfWidth, now });
    const widened = step(`projection.widened.${side}`, today, wider);
    const place = (name: string, relative: TracedValue) => {
      const width = worksheet.step(`${name}.width`, "multiply", { median, relative });
      return serve(name, worksheet.step(`${name}.exact`, operation, { median, width }));
    };
    return {
      confidence: place(`projection.confidence_${side}`, widened),
      outlook: place(
        `projection.outlook_${side}`,
        worksheet.step(`projection.outlook.${side}`, "quadrature", { widened, drift }),
      ),
    };
  };
  const [lower, upper] = [projectSide("lower"), projectSide("upper")];
  const level = step(
    "projection.confidence_level",
    worksheet.parameter(
      "confidence_level",
      input.dataset.parameters.interval.confidence_level,
      "confidence level of the current interval",
    ),
    worksheet.parameter(
      "confidence_decay",
      yearly(confidenceDecay),
      "annual change of the confidence level",
    ),
  );
  return {
    year,
    horizon: years.value,
    growth: growth.value,
    low: figures.low === null ? null : serve("projection.low", grow("low")),
    median: floor.raise("projection.median", median).value,
    high: figures.high === null ? null : serve("projection.high", grow("high")),
    confidenceLevel: Number(level.value.toFixed(4)),
    confidenceLower: lower.confidence,
    confidenceUpper: upper.confidence,
    outlookLower: lower.outlook,
    outlookUpper: upper.outlook,
  };
}
