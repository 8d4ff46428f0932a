import type { FigureLevel } from "#shared/contract/levels.ts";
import type { Basis } from "#shared/contract/salary-fields.ts";
import type { Dataset, Role } from "#shared/reference/records.ts";
import { sourceIds } from "#shared/reference/source-ids.ts";
import { type Baseline, baseline } from "./baseline.ts";
import { type AppliedFactor, cityFactor } from "./city-factor.ts";
import { compareSources, type SourceComparison } from "./disagreement.ts";
import {
  localRatios,
  type OuterPercentile,
  publishedRatios,
  type RatioOf,
  remember,
} from "./distribution.ts";
import { estimateDistribution } from "./estimate-distribution.ts";
import { createFloor, type Floor } from "./floor.ts";
import { logWidths } from "./interval.ts";
import { type LevelScale, levelDeviation, levelMultiplier } from "./level-multiplier.ts";
import type { Place } from "./place.ts";
import { locateInDistribution, type PayPosition } from "./position.ts";
import type { Quarter } from "./quarter.ts";
import { type ReferenceDistribution, referenceDistribution } from "./reference-distribution.ts";
import { type TitleFactorParameters, type TracedTitleFactor, titleFactor } from "./title-factor.ts";
import { wageCell } from "./wage-cell.ts";
import { part } from "./worksheet/part.ts";
import {
  createUnrecordedWorksheet,
  createWorksheet,
  type TracedValue,
  type Worksheet,
} from "./worksheet/worksheet.ts";

export interface EstimateInput {
  dataset: Dataset;
  role: Role;
  /** null for the nation. */
  place: Place | null;
  /** Says that the place is not quite the one asked for. */
  placeNote?: string | null;
  /** Has no effect without a place. */
  basis: Basis;
  level: FigureLevel;
  quarter: Quarter;
  /** The levels' scale; by default the one of the basis: measured in `local`. */
  scale?: LevelScale;
}

/** The inputs of an estimate, and the factor of its city. */
export interface CityMedian {
  input: EstimateInput;
  /** The factor of the wage for the level. */
  levelMultiplier: number;
  /** Whole USD a year, not below the legal minimum. */
  median: number;
  city: AppliedFactor | null;
  floor: Floor;
}

const quartiles = ["p25", "p75"] as const satisfies OuterPercentile[];
type Quartile = (typeof quartiles)[number];

/** An estimate's figures, their inputs, and the worksheet that records the calculation. */
export interface Figures extends CityMedian {
  /** Whole USD a year, raised to the legal minimum in the end; low and high are null if the latest release does not publish the percentile either. */
  low: number | null;
  high: number | null;
  confidenceLower: number;
  confidenceUpper: number;
  sampleSize: number;
  baseline: Baseline;
  title: TracedTitleFactor;
  /**
   * The national quartiles that were not published for the quarter; low and high come from the
   * latest release's ratios instead. Empty in the local basis, where all come from ratios.
   */
  unpublished: readonly Quartile[];
  /** A percentile of the estimate's distribution, USD a year, neither rounded nor raised to the minimum. */
  percentile(name: OuterPercentile): TracedValue | null;
  /** The pay of everyone in the occupation there; null if the latest release has no national median. */
  reference: ReferenceDistribution | null;
  /** Where the median lies in it, before it is raised to the legal minimum: published pay is not raised either. */
  position: PayPosition;
  comparisons: SourceComparison[];
  worksheet: Worksheet;
}

/**
 * Annual pay of a role at a level, in a city or the nation, in a quarter: the
 * occupation's national wage × title factor × experience × factor of the city.
 * USD, rounded once at the end, and raised to the legal minimum where that is more.
 *
 * @param worksheet unrecorded if neither the figures nor anything derived from them is explained.
 * @returns null if the quarter has no national median, or the dataset no factor of the city.
 */
export function estimate(
  input: EstimateInput,
  worksheet: Worksheet = createWorksheet(),
): Figures | null {
  const { dataset, role, place } = input;
  const center = traceMedian(worksheet, input);
  if (!center) return null;
  const { base, wage, title, city, factors, median, nation, ratioOf } = center;
  const published = remember((name) => base.wage(name));
  const distributed = { wage: published, factors, median, city, ratioOf };
  const percentile = estimateDistribution(worksheet, distributed);
  const low = percentile("p25");
  const high = percentile("p75");
  const wageCells = worksheet.usedWages.count;

  const widths = logWidths(
    worksheet,
    {
      socCode: role.occupation.socCode,
      meanRse: wageCell(worksheet, base.row, "meanRse"),
      titleError: title.traced.se,
      levelError: levelDeviation(levelInput(input)),
      city,
    },
    dataset.parameters.interval,
  );
  const lower = worksheet.step("confidence_lower.exact", "widen_down", {
    median,
    width: widths.lower,
  });
  const round = (name: string, exact: TracedValue) => worksheet.step(name, "round", { exact });
  const rounded = round("median", median);
  const floor = createFloor(worksheet, input);
  const typical = floor.raise("median", rounded);
  // Raising the median says nothing about how far pay may be above it.
  const upper = worksheet.step("confidence_upper.exact", "widen_up", {
    median: floor.hasRaised("median") ? typical : median,
    width: widths.upper,
  });
  const serve = (name: string, exact: TracedValue) => floor.raise(name, round(name, exact)).value;
  const reference = referenceDistribution(worksheet, { role, place, wage, city, nation });
  return {
    input,
    levelMultiplier: factors.experience.value,
    low: low && serve("low", low),
    median: typical.value,
    high: high && serve("high", high),
    confidenceLower: serve("confidence_lower", lower),
    confidenceUpper: serve("confidence_upper", upper),
    sampleSize: sampleSize(worksheet, role, wageCells),
    baseline: base,
    title,
    city,
    floor,
    unpublished:
      city?.basis === "local" ? [] : quartiles.filter((name) => published(name) === null),
    percentile,
    reference,
    position: reference
      ? locateInDistribution(worksheet, rounded, reference, "experience.percentile")
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
  const { city, factors, median: exact } = center;
  const floor = createFloor(worksheet, input);
  const median = floor.raise("median", worksheet.step("median", "round", { exact })).value;
  return { input, city, levelMultiplier: factors.experience.value, median, floor };
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
    const there = { ...input, place };
    const center = traceMedian(worksheet, there, nation);
    if (!center) return null;
    const median = worksheet.step("median", "round", { exact: center.median });
    return createFloor(worksheet, there).raise("median", median).value;
  });
}

/** Computes the steps that are the same in every place. */
function traceNation(
  worksheet: Worksheet,
  { dataset, role, quarter }: Pick<EstimateInput, "dataset" | "role" | "quarter">,
) {
  const base = baseline(worksheet, role.wages, dataset.allOccupations, quarter);
  const wage = base?.wage("median");
  if (!base || !wage) return null;
  const title = titleOf(worksheet, role, dataset.parameters.title_factor);
  return { base, wage, title, nation: nationalRatios(worksheet, role) };
}

/** The exact median and what it is the product of. */
function traceMedian(
  worksheet: Worksheet,
  input: EstimateInput,
  nation = traceNation(worksheet, input),
) {
  if (!nation) return null;
  const { place, quarter } = input;
  const { wage, title, nation: nationwide } = nation;
  const city = place && cityFactor(worksheet, { ...input, place }, quarter.year);
  if (place && !city) return null;
  const ratioOf = ratiosThere(worksheet, nationwide, city);
  const factors = {
    ...(title.traced.factor ? { title_factor: title.traced.factor } : {}),
    experience: levelMultiplier(worksheet, levelInput(input), ratioOf),
    ...(city ? { city_factor: city.factor } : {}),
  };
  const median = worksheet.step("median.exact", "multiply", { wage, ...factors });
  return { ...nation, ratioOf, city, factors, median };
}

/** Levels are as specified where the price parity is: that basis is the specification's arithmetic. */
function chooseScale({ place, basis, scale }: EstimateInput): LevelScale {
  return scale ?? (place !== null && basis === "price_parity" ? "specified" : "measured");
}

/** What the factor and the error of an estimate's level depend on. */
export function levelInput(input: EstimateInput): Parameters<typeof levelDeviation>[0] {
  const { level, role, dataset } = input;
  const { experience: parameters } = dataset.parameters;
  const { socCode } = role.occupation;
  return { level, scale: chooseScale(input), socCode, parameters };
}

/**
 * Percentiles over the median there: in the local basis the area's own, drawn toward the nation's. Where the area's
 * median is unusual, so is its spread: one employer's scale is no market.
 */
function ratiosThere(worksheet: Worksheet, nation: RatioOf, city: AppliedFactor | null): RatioOf {
  if (city?.basis !== "local" || city.isUnusual) return nation;
  const { published: wages, reliability } = city;
  return localRatios(worksheet, nation, wages && reliability ? { wages, reliability } : null);
}

const titleOf = part(
  (worksheet, role: Role, parameters: TitleFactorParameters): TracedTitleFactor => {
    const { namesOccupation, statistics, occupation, title } = role;
    return titleFactor(
      { socCode: occupation.socCode, namesOccupation, statistics, title },
      parameters,
      worksheet,
    );
  },
);

function nationalRatios(worksheet: Worksheet, { wages }: Role): RatioOf {
  const latest = wages.at(-1);
  return latest ? publishedRatios(worksheet, latest, "ratio.nation") : () => null;
}

/**
 * The number of pay observations behind an estimate: those of the title or, if
 * there are none, the occupation's filings that state a wage, plus every published
 * wage cell that was used.
 */
function sampleSize(worksheet: Worksheet, role: Role, wageCells: number): number {
  const { socCode, filedWageCount } = role.occupation;
  const cell = (sourceId: string, key: string, column: string, value: number) =>
    worksheet.cell({ sourceId, key, column, value, referenceDate: null });
  const inputs: Record<string, TracedValue> = {};
  for (const { sourceId, count } of role.statistics) {
    inputs[`observations:${sourceId}`] = cell(sourceId, role.slug, "count", count);
  }
  if (role.statistics.length === 0) {
    const { filedWages } = sourceIds;
    inputs.filings_with_wage = cell(filedWages, socCode, "filed_wage_count", filedWageCount);
  }
  const cells = worksheet.parameter("wage_cells", wageCells, "number of published wage cells used");
  inputs.wage_cells = cells;
  return worksheet.step("sample_size", "add", inputs).value;
}
