import { existsSync, readdirSync } from "node:fs";
import { join } from "node:path";
import type { Table } from "../input/read-table.ts";
import { type AreaKind, areaFileNames, readAreaWorkbook } from "./read-area-workbook.ts";

/**
 * The newest release of the areas' wages: the workbook as published, in `directory` or its
 * `publisher` folder, if it is newer than the extract.
 */
export async function newestAreaTable<Own extends string>(
  directory: string,
  kind: AreaKind,
  extract: Table<Own>,
): Promise<Table<Own>> {
  const pattern = areaFileNames[kind];
  const found = [directory, join(directory, "publisher")]
    .filter((folder) => existsSync(folder))
    .flatMap((folder) => readdirSync(folder).map((file) => ({ folder, file })))
    .map((place) => ({ ...place, year: Number(pattern.exec(place.file)?.[1] ?? 0) }))
    .sort((a, b) => b.year - a.year)[0];
  if (!found || found.year <= releaseOf(extract.file)) return extract;
  const { table } = await readAreaWorkbook(found.folder, found.file, kind);
  const rows = table.rows.map(({ line, cells }) => ({
    line,
    // The names of the extract's columns.
    cells: {
      ...cells,
      area_type: "msa",
      state: cells.area_code,
      state_name: cells.area_title,
    } as unknown as Record<Own, string>,
  }));
  return { ...table, rows };
}

/** The May of a file of area wages, which its name ends with: `oews_state_2025.csv`, `state_M2026_dl.xlsx`. */
export function releaseOf(file: string): number {
  const year = /_M?(20\d\d)(\.csv|_dl\.xlsx)$/.exec(file)?.[1];
  if (year === undefined) throw new Error(`${file} does not end with the year of its release`);
  return Number(year);
}
