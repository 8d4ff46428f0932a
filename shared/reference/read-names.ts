import { and, eq } from "drizzle-orm";
import { areas, cities, cityAliases } from "../../schema/reference.ts";
import type { Reader } from "../db/client.ts";
import { type SlugCandidate, slugCandidate } from "./nearest.ts";
import { type CityWords, stateNames } from "./resolve-words.ts";

/** The names of all cities: to find the one that words mean, or those nearest to them. */
export interface CityNames {
  words: CityWords;
  candidates: readonly SlugCandidate[];
}

const largeCity = 500_000;

export async function readCityNames(db: Reader, datasetId: number): Promise<CityNames> {
  const [rows, aliasRows, stateRows] = await db.batch([
    db
      .select({ slug: cities.slug, longSlug: cities.longSlug, population: cities.population })
      .from(cities)
      .where(eq(cities.datasetId, datasetId)),
    db
      .select({ slug: cityAliases.citySlug, alias: cityAliases.alias })
      .from(cityAliases)
      .where(eq(cityAliases.datasetId, datasetId)),
    db
      .select({ code: areas.code, title: areas.title })
      .from(areas)
      .where(and(eq(areas.datasetId, datasetId), eq(areas.type, "state"))),
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
