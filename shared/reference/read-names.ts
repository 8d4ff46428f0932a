import type { Executor } from "../db/bound.ts";
import type { Part } from "./part.ts";
import { selectCityAliases, selectCityNames, selectStates } from "./reference.queries.ts";
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

type NameRows = Awaited<ReturnType<typeof readNameRows>>;

export const cityNamesPart: Part<NameRows, CityNames> = {
  name: "city-names",
  read: readNameRows,
  assemble: assembleCityNames,
};

function readNameRows(db: Executor, datasetId: number) {
  return db.batch([
    selectCityNames({ datasetId }),
    selectCityAliases({ datasetId }),
    selectStates({ datasetId }),
  ]);
}

function assembleCityNames([rows, aliasRows, stateRows]: NameRows): CityNames {
  const aliases = Map.groupBy(aliasRows, ({ slug }) => slug);
  return {
    words: {
      slugs: new Set(rows.map(({ slug }) => slug)),
      aliases: new Map([
        ...rows.map(({ longSlug, slug }) => [longSlug, slug] as const),
        ...aliasRows.map(({ alias, slug }) => [alias, slug] as const),
      ]),
      states: stateNames(stateRows),
    },
    stateTitles: new Map(stateRows.map(({ code, title }) => [code.toLowerCase(), title])),
    cities: rows.map(({ slug, longSlug, state, population }) => ({
      slug,
      state: state.toLowerCase(),
      population,
      names: [...new Set([slug, longSlug]), ...(aliases.get(slug) ?? []).map(({ alias }) => alias)],
    })),
  };
}
