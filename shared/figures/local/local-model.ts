/**
 * The arithmetic of a local factor: what an occupation earns in a metropolitan
 * area over what it earns in the nation. The builder does it for every cell;
 * `trace-local-factor.ts` does the same steps on a sheet.
 *
 * @example
 * const expected = expectedLogFactor(effects, 115.613);
 * const factor = localFactor(expected, cell, parameters.local, false);
 */

import { roundTo } from "#shared/core/numbers.ts";
import type { LocalParameters } from "#shared/reference/local-parameters.ts";
import { z95 } from "../z95.ts";

/** Standard deviation in logs that every published cell has besides its sampling error. */
export const cellDeviation = 0.08;
/** An unpublished employment counts as this many, and none as fewer than `fewestEmployed`. */
export const assumedEmployment = 20;
const fewestEmployed = 10;

/** The model's parts for one occupation in one area, in logs; `beta` multiplies the log of the price parity. */
export interface LocalEffects {
  occupation: number;
  /** Elasticity to the price parity, of the occupation's major group. */
  beta: number;
  area: number;
  areaMajor: number;
  areaMinor: number;
  occupationState: number;
}

/** A published median of an area and the nation's, USD, of one release. */
export interface PublishedPair {
  localMedian: number;
  nationalMedian: number;
  employment: number | null;
}

/** How far published medians are followed. */
type Following = Pick<LocalParameters, "retention" | "unusual_weight">;

/** Standard deviations in logs that the 95% half-width is made of. */
interface LocalErrors {
  /** A published cell: `sqrt(published_deviation² + sampling_variance / employment)`. */
  published_deviation: number;
  sampling_variance: number;
  hidden_deviation: number;
}

/** The employment that a cell is weighed by. */
export function countedEmployment(employment: number | null): number {
  return Math.max(fewestEmployed, employment ?? assumedEmployment);
}

/** How far a published cell is trusted over the model: `0.08² / (0.08² + 1/E)`. */
export function reliability(employment: number | null): number {
  const within = cellDeviation ** 2;
  return within / (within + 1 / countedEmployment(employment));
}

/** The model's expectation of ln(local / national) before the cell itself is used. */
export function expectedLogFactor(effects: LocalEffects, parity: number): number {
  return (
    effects.occupation +
    effects.beta * Math.log(parity / 100) +
    effects.area +
    effects.areaMajor +
    effects.areaMinor +
    effects.occupationState
  );
}

/**
 * The expectation, moved towards what was published by `retention` times the
 * cell's reliability, less for an unusual one; the expectation itself where nothing was published.
 */
export function localLogFactor(
  expected: number,
  published: PublishedPair | null,
  { retention, unusual_weight }: Following,
  isUnusual: boolean,
): number {
  if (!published) return expected;
  const observed = Math.log(published.localMedian / published.nationalMedian);
  const weight = isUnusual ? unusual_weight : 1;
  return expected + weight * retention * reliability(published.employment) * (observed - expected);
}

/** The factor as it is stored, shown and multiplied, so that anyone can redo the sum. */
export function localFactor(
  expected: number,
  published: PublishedPair | null,
  following: Following,
  isUnusual: boolean,
): number {
  return roundTo(Math.exp(localLogFactor(expected, published, following, isUnusual)));
}

/**
 * Half-width of the 95% interval around a local factor, in logs.
 *
 * @param published null where the cell is not published; its employment may be null.
 * @param spread how widely the occupation scatters around the model, all occupations = 1.
 */
export function localHalfWidth(
  published: Pick<PublishedPair, "employment"> | null,
  spread: number,
  errors: LocalErrors,
): number {
  return roundTo(z95 * localDeviation(published, errors) * spread);
}

function localDeviation(
  published: Pick<PublishedPair, "employment"> | null,
  errors: LocalErrors,
): number {
  if (!published) return errors.hidden_deviation;
  const sampling = errors.sampling_variance / countedEmployment(published.employment);
  return Math.sqrt(errors.published_deviation ** 2 + sampling);
}
