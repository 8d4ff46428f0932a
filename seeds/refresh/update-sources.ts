import { sortedBy } from "../build/compare.ts";
import type { SourceRecord } from "../build/input/read-sources.ts";
import type { Present } from "./read-present.ts";
import type { Release, ReleaseFile } from "./read-release.ts";

/** The source of a year's national wages, if they came as a workbook of their own. */
const nationalId = (year: number) => `bls-oews-national-${year}`;

/** The sources of the seeds, those of the wages replaced by the release's files. */
export function updateSources(
  { manifest, year }: Present,
  { year: next, national, states, metros, files }: Release,
  kept: ReadonlySet<string>,
  fetchedOn: string,
): SourceRecord[] {
  const release = `May ${next}`;
  const describe = (source: SourceRecord, file: ReleaseFile, rowsKept: number): SourceRecord => ({
    ...source,
    release,
    reference_period: release,
    file: file.file,
    sha256: file.sha256,
    rows_read: file.rowsRead,
    rows_kept: rowsKept,
    fetched_on: fetchedOn,
  });
  const count = (rows: readonly { code: string }[]) =>
    rows.filter(({ code }) => kept.has(code)).length;
  const find = (id: string) => manifest.sources.find((source) => source.id === id);
  const model = find(nationalId(year)) ?? find("bls-oews-national");
  if (!model) throw new Error("The seeds do not describe their source of national wages.");
  const nationalRows =
    count(national) + national.filter(({ group }) => group !== "detailed").length;
  const replacements: Readonly<Record<string, SourceRecord>> = {
    "bls-oews-state": describe(model, files.state, count(states)),
    "bls-oews-metro": describe(model, files.metro, count(metros)),
  };
  const sources = manifest.sources.map((source) => {
    const replaced = replacements[source.id];
    return replaced ? { ...replaced, id: source.id, title: source.title } : source;
  });
  const added = { ...describe(model, files.national, nationalRows), id: nationalId(next) };
  return sortedBy([...sources, added], ({ id }) => id);
}
