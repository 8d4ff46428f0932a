import type { LineageData } from "../contracts/lineage.ts";
import type { Dataset, Source } from "../reference/records.ts";

type SourceRow = LineageData["sources"][number];
type OfSource = "source_id" | "publisher" | "release" | "file" | "sha256" | "url" | "fetched_at";

/** What a source row tells of the file that its value was read from. */
export function describeSource(dataset: Dataset, id: string): Pick<SourceRow, OfSource> {
  const { publisher, release, file, sha256, url, fetchedOn } = sourceOf(dataset, id);
  return { source_id: id, publisher, release, file, sha256, url, fetched_at: fetchedOn };
}

/** What its values describe where they do not say it themselves. */
export function referencePeriod(dataset: Dataset, id: string): string {
  return sourceOf(dataset, id).referencePeriod;
}

function sourceOf({ sources }: Dataset, id: string): Source {
  const source = sources.get(id);
  if (!source) throw new Error(`The dataset does not describe its source ${id}.`);
  return source;
}
