import { and, eq, sql } from "drizzle-orm";
import { packedParts } from "../../schema/packed.ts";
import { datasets, liveDataset } from "../../schema/reference.ts";
import type { Reader } from "../db/client.ts";
import { assembleMarket } from "./market.ts";
import type { MethodParameters } from "./method-parameters.ts";
import { packedFormat } from "./packed/body.ts";
import type { DatasetHeader } from "./packed/dataset-layout.ts";
import { openPackedRow } from "./packed/packed-row.ts";
import type { Dataset } from "./records.ts";

/** The live version; null before the first load. One round trip. */
export async function readLiveVersion(db: Reader): Promise<string | null> {
  const [row] = await db
    .select({ version: datasets.version })
    .from(liveDataset)
    .innerJoin(datasets, eq(datasets.id, liveDataset.datasetId));
  return row?.version ?? null;
}

/**
 * Reads the data that belongs to a version as a whole: one round trip, and a handful of rows.
 *
 * @param version null for the live version.
 * @returns null if there is no such version.
 * @throws {ApiError} `dependency_unavailable` if it is not packed in this format.
 */
export async function readDataset(db: Reader, version: string | null): Promise<Dataset | null> {
  const chosen =
    version === null
      ? sql`(select ${liveDataset.datasetId} from ${liveDataset})`
      : sql`(select ${datasets.id} from ${datasets} where ${datasets.version} = ${version} and ${datasets.state} = 'ready')`;
  const [row] = await db
    .select({
      id: datasets.id,
      version: datasets.version,
      methodParameters: datasets.methodParameters,
      body: packedParts.body,
      checksum: packedParts.checksum,
    })
    .from(datasets)
    .leftJoin(
      packedParts,
      and(
        eq(packedParts.datasetId, datasets.id),
        eq(packedParts.format, packedFormat),
        eq(packedParts.name, "dataset"),
        eq(packedParts.part, 0),
      ),
    )
    .where(eq(datasets.id, chosen));
  if (!row) return null;
  const { header } = await openPackedRow<DatasetHeader>(row, `dataset ${row.version}`);
  return {
    id: row.id,
    version: row.version,
    // The loader has checked them.
    parameters: JSON.parse(row.methodParameters) as MethodParameters,
    sources: new Map(header.sources.map((source) => [source.id, source])),
    allOccupations: header.allOccupations,
    employerCosts: header.employerCosts,
    market: assembleMarket(
      header.skills,
      header.languages,
      header.hires,
      header.skillOccupations.map(([slug, socCode]) => ({ slug, socCode })),
    ),
  };
}
