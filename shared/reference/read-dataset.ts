import { and, asc, eq, sql } from "drizzle-orm";
import { datasets, employerCosts, liveDataset, sources, wages } from "../../schema/reference.ts";
import type { Database } from "../db/client.ts";
import { assembleMarket, marketQueries } from "./market.ts";
import type { MethodParameters } from "./method-parameters.ts";
import type { Dataset } from "./records.ts";

/** The live version; null before the first load. One round trip. */
export async function readLiveVersion(db: Database): Promise<string | null> {
  const [row] = await db
    .select({ version: datasets.version })
    .from(liveDataset)
    .innerJoin(datasets, eq(datasets.id, liveDataset.datasetId));
  return row?.version ?? null;
}

/**
 * Reads the data that belongs to a version as a whole, in one round trip.
 *
 * @param version null for the live version.
 * @returns null if there is no such version.
 */
export async function readDataset(db: Database, version: string | null): Promise<Dataset | null> {
  const chosen =
    version === null
      ? sql`(select ${liveDataset.datasetId} from ${liveDataset})`
      : sql`(select ${datasets.id} from ${datasets} where ${datasets.version} = ${version} and ${datasets.state} = 'ready')`;
  const [[dataset], sourceRows, allOccupations, costs, ...market] = await db.batch([
    db.select().from(datasets).where(eq(datasets.id, chosen)),
    db.select().from(sources).where(eq(sources.datasetId, chosen)),
    db
      .select()
      .from(wages)
      .where(
        and(eq(wages.datasetId, chosen), eq(wages.socCode, "00-0000"), eq(wages.areaCode, "US")),
      )
      .orderBy(asc(wages.year)),
    db.select().from(employerCosts).where(eq(employerCosts.datasetId, chosen)),
    ...marketQueries(db, chosen),
  ]);
  if (!dataset) return null;
  return {
    id: dataset.id,
    version: dataset.version,
    // The loader has checked them.
    parameters: JSON.parse(dataset.methodParameters) as MethodParameters,
    sources: new Map(sourceRows.map((source) => [source.id, source])),
    allOccupations,
    employerCosts: costs,
    market: assembleMarket(...market),
  };
}
