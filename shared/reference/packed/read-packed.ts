/** The queries for packed rows. */
import { and, asc, eq, gt, gte, inArray, lte, or, sql } from "drizzle-orm";
import { packedCities, packedOccupations, packedParts } from "../../../schema/packed.ts";
import { roleAliases, roles, titleStatistics } from "../../../schema/reference.ts";
import type { Database } from "../../db/client.ts";
import { packedFormat } from "./body.ts";

/** A title's own data, read of those that their occupation's body does not have. */
function titleColumns() {
  const s = titleStatistics;
  const { slug, title, specialized, ai, filings, onetSoc } = roles;
  const tuple = sql`json_array(${s.sourceId}, ${s.count}, ${s.groups}, ${s.median}, ${s.p10}, ${s.p90}, ${s.logSd}, ${s.occupationGroups}, ${s.occupationMedian}, ${s.contradicts})`;
  const all = sql`(select json_group_array(${tuple} order by ${s.sourceId}) from ${s} where ${s.datasetId} = ${roles.datasetId} and ${s.roleSlug} = ${roles.slug})`;
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
export function occupationQuery(db: Database, datasetId: number, slug: string) {
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

/** Those of several titles that their occupations' bodies do not have. */
export function titlesQuery(db: Database, datasetId: number, slugs: readonly string[]) {
  return db
    .select({ socCode: roles.socCode, ...titleColumns() })
    .from(roles)
    .innerJoin(packedOccupations, inOwnOccupation())
    .where(
      and(
        eq(roles.datasetId, datasetId),
        inArray(roles.slug, [...slugs]),
        gt(packedOccupations.separateTitles, 0),
      ),
    );
}

export function citiesQuery(db: Database, datasetId: number) {
  return db
    .select({ body: packedCities.body, checksum: packedCities.checksum })
    .from(packedCities)
    .where(and(eq(packedCities.datasetId, datasetId), eq(packedCities.format, packedFormat)));
}

/**
 * Bytes of packed bodies in one response, before they are encoded as text: servers limit a
 * response to ten megabytes.
 */
const maxResponseBytes = 6_000_000;

/**
 * The roles' parts from a part on, as many as one response may have, but at least one; `left` is
 * how many there are in all from it on.
 */
export function rolesQuery(db: Database, datasetId: number, from: number) {
  const { part, body, checksum } = packedParts;
  const parts = db
    .select({
      part,
      body,
      checksum,
      total: sql<number>`sum(length(${body})) over (order by ${part})`.as("total"),
      left: sql<number>`count(*) over ()`.as("left"),
    })
    .from(packedParts)
    .where(
      and(
        eq(packedParts.datasetId, datasetId),
        eq(packedParts.format, packedFormat),
        eq(packedParts.name, "roles"),
        gte(part, from),
      ),
    )
    .as("parts");
  return db
    .select({ body: parts.body, checksum: parts.checksum, left: parts.left })
    .from(parts)
    .where(or(lte(parts.total, maxResponseBytes), eq(parts.part, from)))
    .orderBy(asc(parts.part));
}

/**
 * The occupations of several roles by their slugs, not their aliases: as many as one response may
 * have, but at least one. No row for an unknown slug.
 */
export function occupationsQuery(db: Database, datasetId: number, slugs: readonly string[]) {
  const wanted = db
    .selectDistinct({ socCode: roles.socCode })
    .from(roles)
    .where(and(eq(roles.datasetId, datasetId), inArray(roles.slug, [...slugs])));
  const { socCode, body, checksum } = packedOccupations;
  const found = db
    .select({
      socCode,
      body,
      checksum,
      total: sql<number>`sum(length(${body})) over (order by ${socCode})`.as("total"),
      place: sql<number>`row_number() over (order by ${socCode})`.as("place"),
    })
    .from(packedOccupations)
    .where(
      and(
        eq(packedOccupations.datasetId, datasetId),
        eq(packedOccupations.format, packedFormat),
        inArray(socCode, wanted),
      ),
    )
    .as("found");
  return db
    .select({ socCode: found.socCode, body: found.body, checksum: found.checksum })
    .from(found)
    .where(or(lte(found.total, maxResponseBytes), eq(found.place, 1)));
}
