import type { CitiesHeader } from "./packed/city-layout.ts";
import { type CityWords, stateNames } from "./resolve-words.ts";

/** The names of all cities: to find the one that words mean, or those nearest to them. */
export interface CityNames {
  words: CityWords;
  /** `Texas`, by the code in lower case. */
  stateTitles: ReadonlyMap<string, string>;
  cities: readonly {
    slug: string;
    /** Two letters, lower case. */
    state: string;
    population: number;
    /** Both slugs and the aliases. */
    names: readonly string[];
  }[];
}

export function assembleCityNames({ cities, aliases, states }: CitiesHeader): CityNames {
  const aliasesOf = Map.groupBy(aliases, ([, slug]) => slug);
  return {
    words: {
      slugs: new Set(cities.map(({ slug }) => slug)),
      aliases: new Map([
        ...cities.map(({ longSlug, slug }) => [longSlug, slug] as const),
        ...aliases,
      ]),
      states: stateNames(states.map(([code, title]) => ({ code, title }))),
    },
    stateTitles: new Map(states.map(([code, title]) => [code.toLowerCase(), title])),
    cities: cities.map(({ slug, longSlug, state, population }) => ({
      slug,
      state: state.toLowerCase(),
      population,
      names: [...new Set([slug, longSlug]), ...(aliasesOf.get(slug) ?? []).map(([alias]) => alias)],
    })),
  };
}
