/** The queries for packed rows. */
import { and, asc, eq, gte, inArray, sql } from "drizzle-orm";
import { packedCities, packedOccupations, packedParts } from "../../../schema/packed.ts";
import { roleAliases, roles, titleStatistics } from "../../../schema/reference.ts";
import type { Reader } from "../../db/client.ts";
import { packedFormat } from "./body.ts";

/** A title's own data, read of those that their occupation's body does not have. */
function titleColumns() {
  const s = titleStatistics;
  const { slug, title, specialized, ai, filings, onetSoc } = roles;
  const tuple = sql`json_array(${s.sourceId}, ${s.count}, ${s.groups}, ${s.median}, ${s.p10}, ${s.p90}, ${s.logSd}, ${s.occupationGroups}, ${s.occupationMedian}, ${s.contradicts})`;
  const all = sql`(select json_group_array(${tuple}) from ${s} where ${s.datasetId} = ${roles.datasetId} and ${s.roleSlug} = ${roles.slug})`;
  return {
    ...{ slug, title, specialized, ai, filings, onetSoc },
    /** Tuples as JSON; null if the body has the title. */
    statistics: sql<
      string | null
    >`case when ${packedOccupations.separateTitles} > 0 then ${all} end`,
  };
}

const inOwnOccupation = () =>
  and(
    eq(packedOccupations.datasetId, roles.datasetId),
    eq(packedOccupations.format, packedFormat),
    eq(packedOccupations.socCode, roles.socCode),
  );

/**
 * A role, by its slug or an alias, and its occupation. No row if there is no such role; null
 * instead of a body if its occupation is not packed.
 */
export function occupationQuery(db: Reader, datasetId: number, slug: string) {
  const aliased = db
    .select({ slug: roleAliases.roleSlug })
    .from(roleAliases)
    .where(and(eq(roleAliases.datasetId, datasetId), eq(roleAliases.alias, slug)));
  return db
    .select({
      socCode: roles.socCode,
      body: packedOccupations.body,
      checksum: packedOccupations.checksum,
      ...titleColumns(),
    })
    .from(roles)
    .leftJoin(packedOccupations, inOwnOccupation())
    .where(
      and(eq(roles.datasetId, datasetId), eq(roles.slug, sql`coalesce((${aliased}), ${slug})`)),
    );
}

/** The same for several slugs, which are no aliases. */
export function occupationsQuery(db: Reader, datasetId: number, slugs: readonly string[]) {
  return db
    .select({
      socCode: roles.socCode,
      body: packedOccupations.body,
      checksum: packedOccupations.checksum,
      ...titleColumns(),
    })
    .from(roles)
    .leftJoin(packedOccupations, inOwnOccupation())
    .where(and(eq(roles.datasetId, datasetId), inArray(roles.slug, [...slugs])));
}

export function citiesQuery(db: Reader, datasetId: number) {
  return db
    .select({ body: packedCities.body, checksum: packedCities.checksum })
    .from(packedCities)
    .where(and(eq(packedCities.datasetId, datasetId), eq(packedCities.format, packedFormat)));
}

/** Parts of the roles in one response, a few hundred kilobytes each: servers limit it to ten megabytes. */
export const partsPerResponse = 10;

/** The roles' parts from a part on. */
export function rolesQuery(db: Reader, datasetId: number, from: number) {
  const { part, body, checksum } = packedParts;
  return db
    .select({ body, checksum })
    .from(packedParts)
    .where(
      and(
        eq(packedParts.datasetId, datasetId),
        eq(packedParts.format, packedFormat),
        eq(packedParts.name, "roles"),
        gte(part, from),
      ),
    )
    .orderBy(asc(part))
    .limit(partsPerResponse);
}
