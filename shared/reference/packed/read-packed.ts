/** The queries for packed rows. */
import { and, asc, eq, gte, inArray, lte, or, sql } from "drizzle-orm";
import { packedCities, packedOccupations, packedParts } from "../../../schema/packed.ts";
import { roleAliases, roles } from "../../../schema/reference.ts";
import type { Database } from "../../db/client.ts";
import { packedFormat } from "./body.ts";

/**
 * The occupation of a role, by the role's slug or an alias. No row if there is no such role; null
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
    })
    .from(roles)
    .leftJoin(
      packedOccupations,
      and(
        eq(packedOccupations.datasetId, roles.datasetId),
        eq(packedOccupations.format, packedFormat),
        eq(packedOccupations.socCode, roles.socCode),
      ),
    )
    .where(
      and(eq(roles.datasetId, datasetId), eq(roles.slug, sql`coalesce((${aliased}), ${slug})`)),
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
