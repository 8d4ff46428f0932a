import type { Executor } from "../db/bound.ts";
import { selectCityAliases, selectCityNames, selectStates } from "../db/built-queries.ts";
import { type SlugCandidate, slugCandidate } from "./nearest.ts";
import { type CityWords, stateNames } from "./resolve-words.ts";

/** The names of all cities: to find the one that words mean, or those nearest to them. */
export interface CityNames {
  words: CityWords;
  candidates: readonly SlugCandidate[];
}

const largeCity = 500_000;

export async function readCityNames(db: Executor, datasetId: number): Promise<CityNames> {
  const [rows, aliasRows, stateRows] = await db.batch([
    selectCityNames({ datasetId }),
    selectCityAliases({ datasetId }),
    selectStates({ datasetId }),
  ]);
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
    candidates: rows.map(({ slug, longSlug, population }) =>
      slugCandidate(slug, {
        aliases: [longSlug, ...(aliases.get(slug)?.map(({ alias }) => alias) ?? [])],
        prominent: population >= largeCity,
      }),
    ),
  };
}
