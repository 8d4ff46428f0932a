/** The queries for packed rows. */
import { and, eq, sql } from "drizzle-orm";
import { packedCities, packedOccupations } from "../../../schema/packed.ts";
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
