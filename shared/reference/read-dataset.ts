import type { Executor } from "../db/bound.ts";
import { assembleMarket } from "./market.ts";
import type { MethodParameters } from "./method-parameters.ts";
import { packedFormat } from "./packed/body.ts";
import type { DatasetHeader } from "./packed/dataset-layout.ts";
import { openPackedRow } from "./packed/packed-row.ts";
import type { Dataset } from "./records.ts";
import { selectDatasetAt, selectLiveDataset, selectLiveVersion } from "./reference.queries.ts";

/** The live version; null before the first load. One round trip. */
export async function readLiveVersion(db: Executor): Promise<string | null> {
  const [[row]] = await db.batch([selectLiveVersion()]);
  return row?.version ?? null;
}

/**
 * Reads the data that belongs to a version as a whole: one round trip, and a handful of rows.
 *
 * @param version null for the live version.
 * @returns null if there is no such version.
 * @throws {ApiError} `dependency_unavailable` if it is not packed in this format.
 */
export async function readDataset(db: Executor, version: string | null): Promise<Dataset | null> {
  const format = packedFormat;
  const [[row]] = await db.batch([
    version === null ? selectLiveDataset({ format }) : selectDatasetAt({ format, version }),
  ]);
  if (!row) return null;
  const { header } = await openPackedRow<DatasetHeader>(row, `dataset ${row.version}`);
  // The loader has checked them.
  return assembleDataset(row, JSON.parse(row.methodParameters) as MethodParameters, header);
}

export function assembleDataset(
  { id, version }: Pick<Dataset, "id" | "version">,
  parameters: MethodParameters,
  header: DatasetHeader,
): Dataset {
  return {
    ...{ id, version, parameters },
    sources: new Map(header.sources.map((source) => [source.id, source])),
    allOccupations: header.allOccupations,
    employerCosts: header.employerCosts,
    minimumWages: header.minimumWages,
    unpublishedJobs: new Map(header.unpublishedJobs.map((job) => [job.word, job])),
    market: assembleMarket(
      header.skills,
      header.languages,
      header.hires,
      header.skillOccupations.map(([slug, socCode]) => ({ slug, socCode })),
    ),
  };
}
