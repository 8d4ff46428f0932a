/** The queries behind the records. Each list of queries is one round trip. */
import { and, asc, eq, inArray, or, sql } from "drizzle-orm";
import { localAreas, localFactors } from "../../schema/local.ts";
import { employmentProjections } from "../../schema/outlook.ts";
import {
  areas,
  cities,
  cityAliases,
  occupations,
  onetOccupations,
  priceParities,
  roleAliases,
  roles,
  socGroups,
  titleStatistics,
  wages,
} from "../../schema/reference.ts";
import type { Database } from "../db/client.ts";

/** @param slug a role's own, or an alias of one. */
export function roleQueries(db: Database, datasetId: number, slug: string) {
  const ownSlug = roleSlugOf(db, datasetId, slug);
  const socCode = socCodeOf(db, datasetId, slug);
  return [
    db
      .select()
      .from(roles)
      .innerJoin(
        occupations,
        and(eq(occupations.datasetId, roles.datasetId), eq(occupations.socCode, roles.socCode)),
      )
      .where(and(eq(roles.datasetId, datasetId), eq(roles.slug, ownSlug))),
    // The group of every level with the highest code that is not above the occupation's.
    db
      .select({
        code: sql<string>`max(${socGroups.code})`,
        level: socGroups.level,
        title: socGroups.title,
      })
      .from(socGroups)
      .where(and(eq(socGroups.datasetId, datasetId), sql`${socGroups.code} <= (${socCode})`))
      .groupBy(socGroups.level),
    db
      .select()
      .from(onetOccupations)
      .where(and(eq(onetOccupations.datasetId, datasetId), eq(onetOccupations.socCode, socCode)))
      .orderBy(asc(onetOccupations.onetSoc)),
    db
      .select()
      .from(wages)
      .where(
        and(eq(wages.datasetId, datasetId), eq(wages.socCode, socCode), eq(wages.areaCode, "US")),
      )
      .orderBy(asc(wages.year)),
    db
      .select()
      .from(titleStatistics)
      .where(and(eq(titleStatistics.datasetId, datasetId), eq(titleStatistics.roleSlug, ownSlug)))
      .orderBy(asc(titleStatistics.sourceId)),
    db
      .select()
      .from(employmentProjections)
      .where(
        and(
          eq(employmentProjections.datasetId, datasetId),
          eq(employmentProjections.socCode, socCode),
        ),
      ),
    db
      .select({
        socCode: localFactors.socCode,
        effect: localFactors.effect,
        spread: localFactors.spread,
        stateEffects: localFactors.stateEffects,
      })
      .from(localFactors)
      .where(and(eq(localFactors.datasetId, datasetId), eq(localFactors.socCode, socCode))),
  ] as const;
}

/** @param slug a city's own, its long one, or an alias of one. */
export function cityQueries(db: Database, datasetId: number, slug: string) {
  const named = isCity(db, datasetId, slug);
  const column = (
    name: typeof cities.cbsaCode | typeof cities.state | typeof cities.parityAreaCode,
  ) => db.select({ code: name }).from(cities).where(named);
  return [
    db.select().from(cities).where(named),
    db
      .select()
      .from(areas)
      .where(
        and(
          eq(areas.datasetId, datasetId),
          or(
            inArray(areas.code, column(cities.cbsaCode)),
            inArray(areas.code, column(cities.state)),
          ),
        ),
      ),
    db
      .select()
      .from(priceParities)
      .where(
        and(
          eq(priceParities.datasetId, datasetId),
          inArray(priceParities.areaCode, column(cities.parityAreaCode)),
        ),
      )
      .orderBy(asc(priceParities.year)),
    db
      .select()
      .from(localAreas)
      .where(
        and(
          eq(localAreas.datasetId, datasetId),
          inArray(localAreas.areaCode, column(cities.cbsaCode)),
        ),
      ),
  ] as const;
}

/** Wages of a role's occupation in a city's metropolitan area and state. */
export function localWagesQuery(
  db: Database,
  datasetId: number,
  roleSlug: string,
  citySlug: string,
) {
  const named = isCity(db, datasetId, citySlug);
  return db
    .select()
    .from(wages)
    .where(
      and(
        eq(wages.datasetId, datasetId),
        eq(wages.socCode, socCodeOf(db, datasetId, roleSlug)),
        or(
          inArray(wages.areaCode, db.select({ code: cities.cbsaCode }).from(cities).where(named)),
          inArray(wages.areaCode, db.select({ code: cities.state }).from(cities).where(named)),
        ),
      ),
    )
    .orderBy(asc(wages.year));
}

function socCodeOf(db: Database, datasetId: number, slug: string) {
  return db
    .select({ code: roles.socCode })
    .from(roles)
    .where(and(eq(roles.datasetId, datasetId), eq(roles.slug, roleSlugOf(db, datasetId, slug))));
}

/** The slug that an alias stands for, else the slug itself. The builder checks that no slug is an alias. */
function roleSlugOf(db: Database, datasetId: number, slug: string) {
  const aliased = db
    .select({ slug: roleAliases.roleSlug })
    .from(roleAliases)
    .where(and(eq(roleAliases.datasetId, datasetId), eq(roleAliases.alias, slug)));
  return sql<string>`coalesce((${aliased}), ${slug})`;
}

/**
 * Matches one city: the one with this slug, else this alias, else this long slug. Written so that the
 * city is found by its key: an `or` over the three would read every city.
 */
function isCity(db: Database, datasetId: number, slug: string) {
  const found = (column: typeof cities.slug | typeof cities.longSlug) =>
    db
      .select({ slug: cities.slug })
      .from(cities)
      .where(and(eq(cities.datasetId, datasetId), eq(column, slug)));
  const aliased = db
    .select({ slug: cityAliases.citySlug })
    .from(cityAliases)
    .where(and(eq(cityAliases.datasetId, datasetId), eq(cityAliases.alias, slug)));
  const ownSlug = sql<string>`coalesce((${found(cities.slug)}), (${aliased}), (${found(cities.longSlug)}))`;
  return and(eq(cities.datasetId, datasetId), eq(cities.slug, ownSlug));
}
