/** The files of `seeds/` from rows of their tables: what full builds and refreshes have in common. */
import { LocalParameters } from "#shared/reference/local-parameters.ts";
import type { SourceRecord } from "../build/input/read-sources.ts";
import { type FittedPlaces, type FittedWages, fitLocal } from "../build/local/fit-local.ts";
import { composeMethod } from "../build/method.ts";
import { type CsvRow, formatCsv } from "../build/output/format-csv.ts";
import type { CalibrationFile } from "../build/output/list-calibration-files.ts";
import { type Manifest, makeManifest } from "../build/output/make-manifest.ts";
import { snakeCase } from "../build/output/snake-case.ts";
import { measureInterval } from "../build/wages/measure-interval.ts";
import { seedTables } from "../tables.ts";
import { type Present, tableOf } from "./read-present.ts";

/** How many leading columns sort a table, if not one. */
const keyColumns: Readonly<Record<string, number>> = {
  "soc_groups.csv": 2,
  "title_statistics.csv": 2,
  "price_parities.csv": 2,
  "onet_relations.csv": 2,
  "skill_occupations.csv": 2,
  "wages_national.csv": 2,
  "wages_state.csv": 2,
  "wages_metro.csv": 2,
};

interface SeedParts {
  /** The May of the wages. */
  year: number;
  /** Rows of the tables that change, by file. The local factors are fitted here. */
  listed: ReadonlyMap<string, readonly CsvRow[]>;
  wages: FittedWages;
  places: FittedPlaces;
  sources: SourceRecord[];
  calibration: CalibrationFile[];
  /** It is fitted to filings and postings, which a release of wages does not change. */
  titleFactor: Record<string, unknown>;
  counts: Partial<Manifest["counts"]>;
}

/**
 * Fits the method to the wages and lists every file by its path within `seeds/`. Tables that are
 * not listed stay as they are, byte for byte.
 */
export function assembleSeeds(
  present: Present,
  parts: SeedParts,
): { version: string; files: Map<string, string> } {
  const { year, wages, places, sources, calibration } = parts;
  const { residents } = LocalParameters.parse(present.method.local);
  const local = fitLocal(wages, places, residents);
  const listed = new Map<string, readonly CsvRow[]>([
    ...parts.listed,
    ["local_areas.csv", local.tables.areas.map((area) => snakeCase({ ...area }))],
    ["local_factors.csv", local.tables.factors.map((own) => snakeCase({ ...own }))],
    ["sources.csv", sources.map((source) => ({ ...source }))],
  ]);
  const tables = seedTables.map((table) => {
    const { file } = table;
    const rows = listed.get(file);
    if (!rows) return { file, rows: tableOf(present, file).length, text: present.textOf(file) };
    return { file, rows: rows.length, text: formatCsv(table, [...rows], keyColumns[file] ?? 1) };
  });
  const method = composeMethod([
    // Later wages say nothing new about experience.
    { key: "experience", parameters: present.method.experience ?? {} },
    { key: "interval", parameters: { ...measureInterval(wages, places) } },
    { key: "local", parameters: { ...local.parameters } },
    { key: "title_factor", parameters: parts.titleFactor },
  ]);
  const manifest = makeManifest(year, tables, calibration, method, sources, {
    ...present.manifest.counts,
    ...parts.counts,
  });
  return {
    version: manifest.version,
    files: new Map([
      ...tables.map(({ file, text }) => [`tables/${file}`, text] as const),
      ...calibration.map(({ file, text }) => [`calibration/${file}`, text] as const),
      ["method.json", method] as const,
      ["manifest.json", `${JSON.stringify(manifest, null, 2)}\n`] as const,
    ]),
  };
}
