/** Seeds with the prevailing wages of another wage year, from the present ones and the publisher's archive. */

import { sortedBy } from "#seeds/build/compare.ts";
import type { SourceRecord } from "#seeds/build/input/read-sources.ts";
import { listLevels } from "#seeds/build/levels/list-levels.ts";
import { type CsvRow, formatCsv } from "#seeds/build/output/format-csv.ts";
import { makeManifest } from "#seeds/build/output/make-manifest.ts";
import { type Refusal, refuseIfAny } from "#seeds/build/refusal.ts";
import { seedTables } from "#seeds/tables.ts";
import { wageYear } from "#shared/salaries/statistics/wage-year.ts";
import { type Present, tableOf } from "../read-present.ts";
import { checkLevels } from "./check-levels.ts";
import type { LevelsArchive } from "./read-levels-archive.ts";

/**
 * Everything but the levels stays as it is, byte for byte.
 *
 * @param refusals what reading the archive has found.
 * @param fetchedOn the day on which the archive was fetched, `YYYY-MM-DD`.
 * @returns contents by path within `seeds/`.
 * @throws {SeedRefusal} naming file, row and reason if the wage year fails its checks.
 */
export function refreshLevels(
  present: Present,
  archive: LevelsArchive,
  refusals: Refusal[],
  fetchedOn: string,
): { files: Map<string, string>; version: string } {
  // A wrong row may explain why the whole differs.
  refuseIfAny(refusals);
  refuseIfAny(checkLevels(present, archive));
  const sources = updateSources(present.manifest.sources, archive, fetchedOn);
  const listed = new Map<string, CsvRow[]>([
    ...listLevels(archive.levels),
    ["sources.csv", sources.map((source) => ({ ...source }))],
  ]);
  const tables = seedTables.map((table) => {
    const { file } = table;
    const rows = listed.get(file);
    if (!rows) return { file, rows: tableOf(present, file).length, text: present.textOf(file) };
    return { file, rows: rows.length, text: formatCsv(table, rows, 1) };
  });
  const { manifest: former, year } = present;
  const calibration = former.calibration.map(({ file, rows }) => ({
    ...{ file, rows },
    text: present.calibrationTextOf(file),
  }));
  const { methodText } = present;
  const manifest = makeManifest(year, tables, calibration, methodText, sources, former.counts);
  return {
    version: manifest.version,
    files: new Map([
      ...tables
        .filter(({ file }) => listed.has(file))
        .map(({ file, text }) => [`tables/${file}`, text] as const),
      ["manifest.json", `${JSON.stringify(manifest, null, 2)}\n`] as const,
    ]),
  };
}

/** Levels and titles come from one archive, of which the sources are two files. */
function updateSources(
  present: readonly SourceRecord[],
  { file, sha256, rowsRead, levels }: LevelsArchive,
  fetchedOn: string,
): SourceRecord[] {
  const { label } = wageYear(levels.year);
  const kept: Readonly<Record<string, { rows_read: number; rows_kept: number }>> = {
    "dol-wage-levels": {
      rows_read: rowsRead,
      rows_kept: levels.occupations.reduce((sum, { byArea }) => sum + byArea.size, 0),
    },
    "dol-wage-level-occupations": {
      rows_read: levels.occupationTitles.size,
      rows_kept: levels.occupations.length,
    },
  };
  const updated = present.map((source) => {
    const counts = kept[source.id];
    if (!counts) return source;
    const dates = { release: label, reference_period: `wage year ${label}`, fetched_on: fetchedOn };
    return { ...source, ...dates, file, sha256, ...counts };
  });
  return sortedBy(updated, ({ id }) => id);
}
