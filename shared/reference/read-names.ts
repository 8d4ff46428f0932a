import { eq } from "drizzle-orm";
import { cities, roles } from "../../schema/reference.ts";
import type { Database } from "../db/client.ts";
import { type SlugCandidate, slugCandidate } from "./nearest.ts";

export async function readRoleNames(db: Database, datasetId: number): Promise<SlugCandidate[]> {
  const rows = await db
    .select({ slug: roles.slug, reason: roles.reason })
    .from(roles)
    .where(eq(roles.datasetId, datasetId));
  return rows.map(({ slug, reason }) =>
    slugCandidate(slug, { prominent: reason.startsWith("wanted") }),
  );
}

const largeCity = 500_000;

export async function readCityNames(db: Database, datasetId: number): Promise<SlugCandidate[]> {
  const rows = await db
    .select({ slug: cities.slug, longSlug: cities.longSlug, population: cities.population })
    .from(cities)
    .where(eq(cities.datasetId, datasetId));
  return rows.map(({ slug, longSlug, population }) =>
    slugCandidate(slug, { aliases: [longSlug], prominent: population >= largeCity }),
  );
}
