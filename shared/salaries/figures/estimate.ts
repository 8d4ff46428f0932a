import type { Basis, ExperienceLevel } from "../../contracts/common.ts";
import type { Dataset, Role, TitleStatistic } from "../../reference/records.ts";
import { part } from "../worksheet/part.ts";
import {
  createUnrecordedWorksheet,
  createWorksheet,
  type TracedValue,
  type Worksheet,
} from "../worksheet/worksheet.ts";
import { type Baseline, baseline } from "./baseline.ts";
import { type CityFactor, cityFactor } from "./city-factor.ts";
import { type Comparison, compareSources } from "./disagreement.ts";
import { type OuterPercentile, publishedRatios, type RatioOf } from "./distribution.ts";
import { estimateDistribution } from "./estimate-distribution.ts";
import { experience } from "./experience.ts";
import { logWidths } from "./interval.ts";
import type { Place } from "./place.ts";
import { type Position, positionOf } from "./position.ts";
import type { Quarter } from "./quarter.ts";
import { type ReferenceDistribution, referenceDistribution } from "./reference-distribution.ts";
import { sampleSize } from "./sample-size.ts";
import { type TitleFactorParameters, type TracedTitleFactor, titleFactor } from "./title-factor.ts";
import { wageCell } from "./wage-cell.ts";

export interface EstimateInput {
  dataset: Dataset;
  role: Role;
  /** null for the nation. */
  place: Place | null;
  /** Has no effect without a place. */
  basis: Basis;
  level: ExperienceLevel;
  quarter: Quarter;
}

/** What an estimate is computed from, and the factor of its city. */
export interface CityMedian {
  input: EstimateInput;
  /** Whole USD a year. */
  median: number;
  city: CityFactor | null;
}

/** An estimate's figures, their inputs, and the worksheet that records the calculation. */
export interface Figures extends CityMedian {
  /** Whole USD a year; low and high are null if the percentile was not published. */
  low: number | null;
  high: number | null;
  confidenceLower: number;
  confidenceUpper: number;
  sampleSize: number;
  baseline: Baseline;
  title: TracedTitleFactor;
  /** A percentile of the estimate's distribution, USD a year, not rounded. */
  percentile(name: OuterPercentile): TracedValue | null;
  /** What everyone in the occupation earns there; null if the latest release has no national median. */
  reference: ReferenceDistribution | null;
  /** Where the median lies in it. */
  position: Position;
  comparisons: Comparison[];
  worksheet: Worksheet;
}

/**
 * Annual pay of a role at a level, in a city or the nation, in a quarter: the
 * occupation's national wage × title factor × experience × factor of the city.
 * USD, rounded once at the end.
 *
 * @param worksheet unrecorded if neither the figures nor anything derived from them is explained.
 * @returns null if the quarter has no national median, or the dataset no factor of the city.
 */
export function estimate(
  input: EstimateInput,
  worksheet: Worksheet = createWorksheet(),
): Figures | null {
  const { dataset, role, place, level } = input;
  const center = traceMedian(worksheet, input);
  if (!center) return null;
  const { base, wage, title, city, factors, median } = center;
  const nation = nationalRatios(worksheet, role);
  const percentile = estimateDistribution(worksheet, { base, factors, median, city, nation });
  const low = percentile("p25");
  const high = percentile("p75");
  const wageCells = worksheet.usedWages.count;

  const widths = logWidths(
    worksheet,
    {
      socCode: role.occupation.socCode,
      meanRse: wageCell(worksheet, base.row, "meanRse"),
      titleError: title.traced?.se ?? null,
      level,
      city,
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
  const round = (name: string, exact: TracedValue) => worksheet.step(name, "round", { exact });
  const rounded = round("median", median);
  const reference = referenceDistribution(worksheet, { role, place, wage, city, nation });
  return {
    input,
    low: low ? round("low", low).value : null,
    median: rounded.value,
    high: high ? round("high", high).value : null,
    confidenceLower: round("confidence_lower", lower).value,
    confidenceUpper: round("confidence_upper", upper).value,
    sampleSize: sampleSize(worksheet, role, wageCells),
    baseline: base,
    title,
    city,
    percentile,
    reference,
    position: reference
      ? positionOf(worksheet, rounded, reference, "experience.percentile")
      : { percentile: null, beyondPublished: null },
    comparisons: compareSources(worksheet, input, city),
    worksheet,
  };
}

/**
 * The median alone, without interval, percentiles and comparisons.
 *
 * @returns null as {@link estimate} does.
 */
export function estimateMedian(input: EstimateInput): CityMedian | null {
  const worksheet = createUnrecordedWorksheet();
  const center = traceMedian(worksheet, input);
  if (!center) return null;
  const { city, median: exact } = center;
  return { input, city, median: worksheet.step("median", "round", { exact }).value };
}

/**
 * The medians of one role at one level in several places, whole USD a year: each the one of
 * {@link estimate}, or null where that is null.
 */
export function estimateMedians(
  input: Omit<EstimateInput, "place">,
  places: readonly Place[],
): (number | null)[] {
  const worksheet = createUnrecordedWorksheet();
  const nation = traceNation(worksheet, input);
  return places.map((place) => {
    const center = traceMedian(worksheet, { ...input, place }, nation);
    return center && worksheet.step("median", "round", { exact: center.median }).value;
  });
}

/** What is the same in every place. */
function traceNation(
  worksheet: Worksheet,
  { dataset, role, quarter }: Pick<EstimateInput, "dataset" | "role" | "quarter">,
) {
  const base = baseline(worksheet, role.wages, dataset.allOccupations, quarter);
  const wage = base?.wage("median");
  if (!base || !wage) return null;
  const title = titleOf(worksheet, role.statistics, dataset.parameters.title_factor);
  return { base, wage, title };
}

/** The exact median and what it is the product of. */
function traceMedian(
  worksheet: Worksheet,
  input: EstimateInput,
  nation = traceNation(worksheet, input),
) {
  if (!nation) return null;
  const { place, level, quarter } = input;
  const { wage, title } = nation;
  const city = place && cityFactor(worksheet, { ...input, place }, quarter.year);
  if (place && !city) return null;
  const factors = {
    ...(title.traced ? { title_factor: title.traced.factor } : {}),
    experience: worksheet.parameter(
      "experience_multiplier",
      experience[level].multiplier,
      `multiplier for the experience level ${level} (${experience[level].years} years)`,
    ),
    ...(city ? { city_factor: city.factor } : {}),
  };
  const median = worksheet.step("median.exact", "multiply", { wage, ...factors });
  return { ...nation, city, factors, median };
}

const titleOf = part(
  (
    worksheet,
    statistics: readonly TitleStatistic[],
    parameters: TitleFactorParameters,
  ): TracedTitleFactor => titleFactor(statistics, parameters, worksheet),
);

function nationalRatios(worksheet: Worksheet, { wages }: Role): RatioOf {
  const latest = wages.at(-1);
  return latest ? publishedRatios(worksheet, latest, "ratio.nation") : () => null;
}
