import { decodeEffects } from "./effect-list.ts";
import type { LocalEffects } from "./local-model.ts";

/** What the model found of an occupation, in logs. */
export interface OccupationEffects {
  socCode: string;
  effect: number;
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
  stateEffects: string;
}): OccupationEffects {
  const { socCode, effect } = row;
  return { socCode, effect, byState: decodeEffects(row.stateEffects) };
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

/** First two and first four characters of a code: each 2018 SOC major and minor group is one such prefix. */
export const majorOf = (socCode: string) => socCode.slice(0, 2);
export const minorOf = (socCode: string) => socCode.slice(0, 4);

/**
 * The effects of an occupation in an area. One that the model never saw is 0, an elasticity 1.
 *
 * @param state of the area's first-named city; null leaves the state's effect out.
 */
export function findLocalEffects(
  { socCode, effect, byState }: OccupationEffects,
  area: AreaEffects,
  state: string | null,
  elasticities: Readonly<Record<string, number>>,
): LocalEffects {
  return {
    occupation: effect,
    beta: elasticities[majorOf(socCode)] ?? 1,
    area: area.effect,
    areaMajor: area.byMajor.get(majorOf(socCode)) ?? 0,
    areaMinor: area.byMinor.get(minorOf(socCode)) ?? 0,
    occupationState: (state === null ? undefined : byState.get(state)) ?? 0,
  };
}
