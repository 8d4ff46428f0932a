import { asc, desc } from "drizzle-orm";
import { cities, roles } from "../../../schema/reference.ts";
import type { Database } from "../../../shared/db/client.ts";

/** Slugs, those that people ask for most presumably first. */
export interface RankedCatalog {
  /** By certified filings, ties by slug. */
  roles: readonly string[];
  /** By population, ties by slug. */
  cities: readonly string[];
}

/** Of a database with one dataset. */
export async function rankCatalog(db: Database): Promise<RankedCatalog> {
  const [roleRows, cityRows] = await Promise.all([
    db.select({ slug: roles.slug }).from(roles).orderBy(desc(roles.filings), asc(roles.slug)),
    db
      .select({ slug: cities.slug })
      .from(cities)
      .orderBy(desc(cities.population), asc(cities.slug)),
  ]);
  return { roles: roleRows.map(({ slug }) => slug), cities: cityRows.map(({ slug }) => slug) };
}
