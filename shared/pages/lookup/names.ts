import { cityCatalog } from "../../catalog/city-catalog.ts";
import { roleCatalog } from "../../catalog/role-catalog.ts";
import type { CatalogContext } from "../../catalog/single-flight-cache.ts";

/** What the lookup's fields complete, for `lookup.js`. The server understands the same names. */
export interface Names {
  /** Titles, those that most people hold first. */
  roles: readonly string[];
  /** Other words for a role, and its place in `roles`. */
  aliases: readonly (readonly [words: string, role: number])[];
  /** The largest cities first. */
  cities: readonly string[];
}

/** Larger catalogs are completed for the most common roles only. */
const maxRoles = 5_000;

/** The names of the live catalog. */
export async function names(context: CatalogContext): Promise<Names> {
  const [roles, cities] = [await roleCatalog.open(context), await cityCatalog.open(context)];
  const holders = (slug: string) => roles.holders.get(slug) ?? 0;
  const populations = await Promise.all(
    cities.table.rows.map(
      async ({ slug }) => (await context.reference.city(slug))?.population ?? 0,
    ),
  );
  const listed = roles.table.rows
    .toSorted((a, b) => holders(b.slug) - holders(a.slug))
    .slice(0, maxRoles);
  const places = new Map(listed.map(({ slug }, at) => [slug, at]));
  return {
    roles: listed.map(({ title }) => title),
    aliases: [...roles.aliases].flatMap(([alias, slug]) => {
      const place = places.get(slug);
      return place === undefined ? [] : [[alias.replaceAll("-", " "), place] as const];
    }),
    cities: cities.table.rows
      .map(({ name, state }, at) => ({
        name: `${name}, ${state}`,
        population: populations[at] ?? 0,
      }))
      .toSorted((a, b) => b.population - a.population)
      .map(({ name }) => name),
  };
}
