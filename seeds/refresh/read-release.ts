import { readdirSync } from "node:fs";
import { type Refusal, SeedRefusal } from "../build/refusal.ts";
import type { NationalRow } from "../build/wages/national-row.ts";
import { type AreaWage, readAreaWages } from "../build/wages/read-area-wages.ts";
import {
  type AreaKind,
  type AreaWorkbook,
  areaFileNames,
  leftOutStates,
  readAreaWorkbook,
} from "../build/wages/read-area-workbook.ts";
import { nationalFileName, readNationalWorkbook } from "../build/wages/read-national-workbook.ts";

export interface ReleaseFile {
  file: string;
  sha256: string;
  rowsRead: number;
}

/** The wages of a release, as published. */
export interface Release {
  year: number;
  national: NationalRow[];
  states: AreaWage[];
  metros: AreaWage[];
  files: { national: ReleaseFile; state: ReleaseFile; metro: ReleaseFile };
}

/**
 * Reads the three workbooks of a release in a folder.
 *
 * @param refusals receives what is wrong with single rows.
 * @throws {SeedRefusal} if a workbook is missing, unreadable or of another year than the others.
 */
export async function readRelease(directory: string, refusals: Refusal[]): Promise<Release> {
  const files = readdirSync(directory);
  const national = await readNationalWorkbook(
    directory,
    findFile(directory, files, nationalFileName, "national_M…_dl.xlsx"),
    refusals,
  );
  const areas = async (kind: AreaKind) => {
    const name = { state: "state_M…_dl.xlsx", metro: "MSA_M…_dl.xlsx" }[kind];
    const file = findFile(directory, files, areaFileNames[kind], name);
    const workbook = await readAreaWorkbook(directory, file, kind);
    if (workbook.year === national.year) return workbook;
    const reason = `is of May ${workbook.year}, and ${national.file} of May ${national.year}`;
    throw new SeedRefusal([{ file, line: null, key: "release", reason }]);
  };
  const wagesOf = ({ table }: AreaWorkbook) =>
    readAreaWages(
      table,
      { code: "area_code", title: "area_title" },
      ({ cells }) => !leftOutStates.has(cells.area_code),
      refusals,
    );
  const read = ({ table, others }: AreaWorkbook): ReleaseFile => {
    const { file, sha256, rows } = table;
    return { file, sha256, rowsRead: rows.length + others };
  };
  const state = await areas("state");
  const metro = await areas("metro");
  const { year, file, sha256, rows } = national;
  return {
    year,
    national: rows,
    states: wagesOf(state),
    metros: wagesOf(metro),
    files: {
      national: { file, sha256, rowsRead: rows.length },
      state: read(state),
      metro: read(metro),
    },
  };
}

function findFile(directory: string, files: string[], pattern: RegExp, name: string): string {
  const found = files.filter((file) => pattern.test(file)).sort();
  const [file] = found;
  if (file !== undefined && found.length === 1) return file;
  const reason =
    found.length === 0
      ? `not found in ${directory}; unpack the publisher's archive there (docs/refresh.md)`
      : `there are several, of which one is wanted: ${found.join(", ")}`;
  throw new SeedRefusal([{ file: name, line: null, key: "file", reason }]);
}
