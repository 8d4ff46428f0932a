import { eq } from "drizzle-orm";
import { cities, cityAliases, roleAliases, roles } from "../../schema/reference.ts";
import type { Database } from "../db/client.ts";
import { type SlugCandidate, slugCandidate } from "./nearest.ts";

export async function readRoleNames(db: Database, datasetId: number): Promise<SlugCandidate[]> {
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
  return rows.map(({ slug, reason }) =>
    slugCandidate(slug, {
      aliases: aliases.get(slug)?.map(({ alias }) => alias) ?? [],
      prominent: reason.startsWith("wanted"),
    }),
  );
}

const largeCity = 500_000;

export async function readCityNames(db: Database, datasetId: number): Promise<SlugCandidate[]> {
  const [rows, aliasRows] = await db.batch([
    db
      .select({ slug: cities.slug, longSlug: cities.longSlug, population: cities.population })
      .from(cities)
      .where(eq(cities.datasetId, datasetId)),
    db
      .select({ slug: cityAliases.citySlug, alias: cityAliases.alias })
      .from(cityAliases)
      .where(eq(cityAliases.datasetId, datasetId)),
  ]);
  const aliases = Map.groupBy(aliasRows, ({ slug }) => slug);
  return rows.map(({ slug, longSlug, population }) =>
    slugCandidate(slug, {
      aliases: [longSlug, ...(aliases.get(slug)?.map(({ alias }) => alias) ?? [])],
      prominent: population >= largeCity,
    }),
  );
}
