import { assembleMarket } from "./market.ts";
import type { DatasetHeader } from "./packed/dataset-layout.ts";
import { openPackedRow } from "./packed/packed-row.ts";
import type { LiveVersion } from "./packed/rows.queries.ts";
import { type ReadRows, rowNames } from "./packed/rows.ts";
import type { Dataset } from "./records.ts";

/**
 * Reads the data that belongs to a version as a whole.
 *
 * @throws {ApiError} `dependency_unavailable` if it is not packed in this format.
 */
export async function readDataset(read: ReadRows, { id, version }: LiveVersion): Promise<Dataset> {
  const [row] = await read([rowNames.dataset]);
  const { header } = await openPackedRow<DatasetHeader>(row, `${rowNames.dataset} ${version}`);
  return {
    ...{ id, version, parameters: header.parameters },
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
