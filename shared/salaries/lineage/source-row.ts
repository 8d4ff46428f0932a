import type { Dataset, Source } from "#shared/reference/records.ts";
import { sourceIds } from "#shared/reference/source-ids.ts";
import type { LineageData } from "./lineage.response.ts";

type SourceRow = LineageData["sources"][number];
type FileFields = "source_id" | "publisher" | "release" | "file" | "sha256" | "url" | "fetched_at";

/**
 * The source of a cell. A release of national wages that came as a workbook of its own is a source
 * of its own; earlier releases share one file.
 *
 * @param referenceDate of the cell's row, such as `2026-05`.
 */
export function sourceOfCell(
  { sources }: Dataset,
  { sourceId, referenceDate }: { sourceId: string; referenceDate: string | null },
): string {
  const own = `${sourceId}-${referenceDate?.slice(0, 4)}`;
  return sourceId === sourceIds.nationalWages && sources.has(own) ? own : sourceId;
}

/** The part of a source row that describes the file its value was read from. */
export function describeSource(dataset: Dataset, id: string): Pick<SourceRow, FileFields> {
  const { publisher, release, file, sha256, url, fetchedOn } = sourceOf(dataset, id);
  return { source_id: id, publisher, release, file, sha256, url, fetched_at: fetchedOn };
}

/** The period that a source's values describe, for values without a date of their own. */
export function referencePeriod(dataset: Dataset, id: string): string {
  return sourceOf(dataset, id).referencePeriod;
}

function sourceOf({ sources }: Dataset, id: string): Source {
  const source = sources.get(id);
  if (!source) throw new Error(`The dataset does not describe its source ${id}.`);
  return source;
}
