import type { IntervalParameters } from "#shared/reference/method-parameters.ts";
import { findBand } from "./interval.ts";
import { z95 } from "./z95.ts";

/** A published metropolitan median, with the national median and the price parity that predict it. */
export interface CalibrationCell {
  socCode: string;
  areaCode: string;
  publishedMedian: number;
  nationalMedian: number;
  /** Relative standard error of the national mean, percent. */
  meanRse: number | null;
  /** Price parity of the area, US = 100. */
  parity: number;
}

const level = 0.95;
const folds = 5;
/** If there were fewer areas, a 95% band would need ranks beyond the extremes. */
const minAreas = Math.ceil(2 / (1 - level)) - 1;

interface Sample {
  socCode: string;
  fold: number;
  error: number;
  surveyError: number;
}

/**
 * Every other metropolitan area, by code: the half used to fit the interval. The
 * other half is held out to measure the interval's coverage.
 */
export function fittedAreas(areaCodes: Iterable<string>): Set<string> {
  return new Set([...new Set(areaCodes)].sort().filter((_, index) => index % 2 === 0));
}

/**
 * Measures how far published medians are from "national × price parity", by
 * occupation: finite-sample (conformal) ranks of the log error, pooled by major
 * group or over all occupations if an occupation has too few areas. One scale for
 * all bands is then fitted so that held-out areas are covered at the level.
 *
 * @param cells the cells of the fitted areas only.
 */
export function fitInterval(
  cells: readonly CalibrationCell[],
  measured: { wageYear: number; parityYear: number },
): IntervalParameters {
  const areas = [...new Set(cells.map((cell) => cell.areaCode))].sort();
  const foldOf = new Map(areas.map((code, index) => [code, index % folds]));
  const samples = cells.map((cell) => ({
    socCode: cell.socCode,
    fold: foldOf.get(cell.areaCode) ?? 0,
    error: logError(cell),
    surveyError: (z95 * (cell.meanRse ?? 0)) / 100,
  }));
  return {
    confidence_level: level,
    wage_year: measured.wageYear,
    parity_year: measured.parityYear,
    scale: fitScale(samples),
    bands: fitBands(samples),
  };
}

function logError(cell: CalibrationCell): number {
  return Math.log(cell.publishedMedian / ((cell.nationalMedian * cell.parity) / 100));
}

type Bands = IntervalParameters["bands"];

function fitBands(samples: readonly Sample[]): Bands {
  const bands: Bands = { "00-0000": conformalBand(samples) };
  const majors = Map.groupBy(samples, ({ socCode }) => `${socCode.slice(0, 2)}-0000`);
  for (const [major, group] of [...majors].sort(byCode)) {
    bands[major] = conformalBand(group);
    for (const [socCode, own] of [...Map.groupBy(group, (sample) => sample.socCode)].sort(byCode)) {
      if (own.length >= minAreas) bands[socCode] = conformalBand(own);
    }
  }
  return bands;
}

function byCode([a]: [string, unknown], [b]: [string, unknown]): number {
  return a < b ? -1 : 1;
}

/** Distances below and above zero that each exclude half of the remaining probability. */
function conformalBand(samples: readonly Sample[]): [number, number] {
  const errors = samples.map((sample) => sample.error).sort((a, b) => a - b);
  const tail = Math.max(1, Math.floor(((1 - level) / 2) * (errors.length + 1)));
  const low = errors[tail - 1] ?? 0;
  const high = errors[errors.length - tail] ?? 0;
  return [round(Math.max(0, -low)), round(Math.max(0, high))];
}

/** The smallest scale at which held-out areas are covered at the level. */
function fitScale(samples: readonly Sample[]): number {
  const trials = Array.from({ length: folds }, (_, fold) => ({
    bands: fitBands(samples.filter((sample) => sample.fold !== fold)),
    heldOut: samples.filter((sample) => sample.fold === fold),
  }));
  const covered = (scale: number) =>
    trials.reduce(
      (total, { bands, heldOut }) =>
        total + heldOut.filter((sample) => covers(bands, scale, sample)).length,
      0,
    ) / samples.length;
  let [low, high] = [0.5, 2];
  while (high - low > 0.0001) {
    const middle = (low + high) / 2;
    if (covered(middle) < level) low = middle;
    else high = middle;
  }
  return round(high);
}

function covers(bands: Bands, scale: number, { socCode, error, surveyError }: Sample): boolean {
  const [below, above] = findBand({ bands }, socCode).band;
  const width = scale * (error < 0 ? below : above);
  return Math.abs(error) <= Math.hypot(width, surveyError);
}

function round(value: number): number {
  return Math.round(value * 10_000) / 10_000;
}
