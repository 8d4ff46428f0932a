import type { ExperienceLevel } from "../../contracts/common.ts";
import type { Dataset, Role } from "../../reference/records.ts";
import { createWorksheet, type TracedValue, type Worksheet } from "../worksheet/worksheet.ts";
import { type Baseline, baseline } from "./baseline.ts";
import { type CityMultiplier, cityMultiplier } from "./city-multiplier.ts";
import { type Comparison, compareSources } from "./disagreement.ts";
import { experience } from "./experience.ts";
import { logWidths } from "./interval.ts";
import type { Place } from "./place.ts";
import type { Quarter } from "./quarter.ts";
import { sampleSize } from "./sample-size.ts";
import { type TracedTitleFactor, titleFactor } from "./title-factor.ts";
import { wageCell } from "./wage-cell.ts";

export interface EstimateInput {
  dataset: Dataset;
  role: Role;
  /** null for the nation. */
  place: Place | null;
  level: ExperienceLevel;
  quarter: Quarter;
}

/** An estimate's figures, their inputs, and the worksheet that records the calculation. */
export interface Figures {
  input: EstimateInput;
  /** Whole USD a year; low and high are null if the percentile was not published. */
  low: number | null;
  median: number;
  high: number | null;
  confidenceLower: number;
  confidenceUpper: number;
  sampleSize: number;
  baseline: Baseline;
  title: TracedTitleFactor;
  /** The factors that every wage of the occupation is multiplied by. */
  factors: Readonly<Record<string, TracedValue>>;
  city: CityMultiplier | null;
  comparisons: Comparison[];
  worksheet: Worksheet;
}

/**
 * Annual pay of a role at a level, in a city or the nation, in a quarter:
 * the occupation's national wage × title factor × experience × cost of living.
 * USD, rounded once at the end.
 *
 * @returns null if the quarter has no national median.
 */
export function estimate(input: EstimateInput): Figures | null {
  const { dataset, role, place, level, quarter } = input;
  const worksheet = createWorksheet();
  const base = baseline(worksheet, role.wages, dataset.allOccupations, quarter);
  const wages = {
    low: base?.wage("p25"),
    median: base?.wage("median"),
    high: base?.wage("p75"),
  };
  if (!base || !wages.median) return null;
  const wageCells = worksheet.cells.size;
  const title = titleFactor(role.statistics, dataset.parameters.title_factor, worksheet);
  const city = place && cityMultiplier(worksheet, place.city, quarter.year);
  const factors = {
    ...(title.traced ? { title_factor: title.traced.factor } : {}),
    experience: worksheet.parameter(
      "experience_multiplier",
      experience[level].multiplier,
      `multiplier for the experience level ${level} (${experience[level].years} years)`,
    ),
    ...(city ? { city_multiplier: city.factor } : {}),
  };
  const scale = (wage: TracedValue, name: string) =>
    worksheet.step(`${name}.exact`, "multiply", { wage, ...factors });
  const low = wages.low && scale(wages.low, "low");
  const median = scale(wages.median, "median");
  const high = wages.high && scale(wages.high, "high");

  const widths = logWidths(
    worksheet,
    {
      socCode: role.occupation.socCode,
      meanRse: wageCell(worksheet, base.row, "meanRse"),
      titleError: title.traced?.se ?? null,
      withCity: place !== null,
    },
    dataset.parameters.interval,
  );
  const lower = worksheet.step("confidence_lower.exact", "widen_down", {
    median,
    width: widths.lower,
  });
  const upper = worksheet.step("confidence_upper.exact", "widen_up", {
    median,
    width: widths.upper,
  });
  const round = (name: string, exact: TracedValue) =>
    worksheet.step(name, "round", { exact }).value;
  return {
    input,
    low: low ? round("low", low) : null,
    median: round("median", median),
    high: high ? round("high", high) : null,
    confidenceLower: round("confidence_lower", lower),
    confidenceUpper: round("confidence_upper", upper),
    sampleSize: sampleSize(worksheet, role, wageCells),
    baseline: base,
    title,
    factors,
    city,
    comparisons: compareSources(worksheet, dataset, role, place),
    worksheet,
  };
}
