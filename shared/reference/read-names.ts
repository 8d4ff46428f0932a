import { and, eq } from "drizzle-orm";
import { areas, cities, cityAliases, roleAliases, roles } from "../../schema/reference.ts";
import type { Database } from "../db/client.ts";
import { type SlugCandidate, slugCandidate } from "./nearest.ts";
import { type CityWords, type RoleWords, stateNames } from "./resolve-words.ts";

/** The names of all roles or cities: to find the one that words mean, or those nearest to them. */
export interface Names<Words> {
  words: Words;
  candidates: readonly SlugCandidate[];
}

export async function readRoleNames(db: Database, datasetId: number): Promise<Names<RoleWords>> {
  const [rows, aliasRows] = await db.batch([
    db
      .select({ slug: roles.slug, reason: roles.reason })
      .from(roles)
      .where(eq(roles.datasetId, datasetId)),
    db
      .select({ slug: roleAliases.roleSlug, alias: roleAliases.alias })
      .from(roleAliases)
      .where(eq(roleAliases.datasetId, datasetId)),
  ]);
  const aliases = Map.groupBy(aliasRows, ({ slug }) => slug);
  return {
    words: {
      slugs: new Set(rows.map(({ slug }) => slug)),
      aliases: new Map(aliasRows.map(({ alias, slug }) => [alias, slug])),
    },
    candidates: rows.map(({ slug, reason }) =>
      slugCandidate(slug, {
        aliases: aliases.get(slug)?.map(({ alias }) => alias) ?? [],
        prominent: reason.startsWith("wanted"),
      }),
    ),
  };
}

const largeCity = 500_000;

export async function readCityNames(db: Database, datasetId: number): Promise<Names<CityWords>> {
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
