import { decodeEffects } from "./effect-list.ts";

/** What the model found of an occupation, in logs. */
export interface OccupationEffects {
  socCode: string;
  effect: number;
  /** How widely its local pay scatters around the model, all occupations = 1. */
  spread: number;
  /** By two-letter state. */
  byState: ReadonlyMap<string, number>;
}

/** What it found of a metropolitan area, in logs. */
export interface AreaEffects {
  effect: number;
  /** By major group (`29`) and by minor group (`29-1`). */
  byMajor: ReadonlyMap<string, number>;
  byMinor: ReadonlyMap<string, number>;
}

/** Reads what `local_factors` stores of an occupation. */
export function readOccupationEffects(row: {
  socCode: string;
  effect: number;
  spread: number;
  stateEffects: string;
}): OccupationEffects {
  const { socCode, effect, spread } = row;
  return { socCode, effect, spread, byState: decodeEffects(row.stateEffects) };
}

/** Reads what `local_areas` stores of an area. */
export function readAreaEffects(row: {
  effect: number;
  majorEffects: string;
  minorEffects: string;
}): AreaEffects {
  return {
    effect: row.effect,
    byMajor: decodeEffects(row.majorEffects),
    byMinor: decodeEffects(row.minorEffects),
  };
}
