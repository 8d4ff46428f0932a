import { decodeEffects } from "./effect-list.ts";

/** The model's effects of an occupation, in logs. */
export interface OccupationEffects {
  socCode: string;
  effect: number;
  /** How widely its local pay scatters around the model, all occupations = 1. */
  spread: number;
  /** Keyed by two-letter state. */
  byState: ReadonlyMap<string, number>;
}

/** The model's effects of a metropolitan area, in logs. */
export interface AreaEffects {
  effect: number;
  /** Keyed by major group (`29`) and by minor group (`29-1`). */
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
