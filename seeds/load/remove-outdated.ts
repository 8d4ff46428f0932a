import { lt } from "drizzle-orm";
import { packedCities, packedOccupations, packedParts } from "#schema/packed.ts";
import type { Database } from "#shared/db/client.ts";
import { packedFormat } from "#shared/reference/packed/body.ts";

/**
 * Removes packed rows that no deployed code reads: those of formats before the previous one, which
 * the code still reads that a deployment replaces, or that a rollback returns to. The tables
 * they were derived from stay, so that every data point can be traced as long as its dataset is
 * loaded.
 *
 * @returns the number of rows removed.
 */
export async function removeOutdated(db: Database, format = packedFormat): Promise<number> {
  const [occupations, cities, parts] = await db.batch([
    db.delete(packedOccupations).where(lt(packedOccupations.format, format - 1)),
    db.delete(packedCities).where(lt(packedCities.format, format - 1)),
    db.delete(packedParts).where(lt(packedParts.format, format - 1)),
  ]);
  return occupations.rowsAffected + cities.rowsAffected + parts.rowsAffected;
}
