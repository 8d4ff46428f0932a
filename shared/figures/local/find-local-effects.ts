import type { AreaEffects, OccupationEffects } from "#shared/reference/local-effects.ts";
import type { LocalEffects } from "./local-model.ts";

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
