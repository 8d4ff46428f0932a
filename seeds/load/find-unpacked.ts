import { and, asc, eq, notExists, sql } from "drizzle-orm";
import { packedCities } from "#schema/packed.ts";
import { datasets } from "#schema/reference.ts";
import type { Database } from "#shared/db/client.ts";
import { packedFormat } from "#shared/reference/packed/body.ts";

/**
 * Finished datasets without packed rows of this code's format: those that an earlier version of
 * the loader filled.
 */
export async function findUnpacked(db: Database): Promise<{ id: number; version: string }[]> {
  const packed = db
    .select({ one: sql`1` })
    .from(packedCities)
    .where(and(eq(packedCities.datasetId, datasets.id), eq(packedCities.format, packedFormat)));
  return db
    .select({ id: datasets.id, version: datasets.version })
    .from(datasets)
    .where(and(eq(datasets.state, "ready"), notExists(packed)))
    .orderBy(asc(datasets.id));
}
