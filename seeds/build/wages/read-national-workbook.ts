import { existsSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { compareText } from "../compare.ts";
import type { Refusal } from "../refusal.ts";
import { readWorkbook } from "../workbook/read-workbook.ts";
import { readCells } from "../workbook/workbook-cells.ts";
import {
  type FlaggedColumn,
  isFlaggedColumn,
  makeNationalRow,
  type NationalRow,
  nationalColumns,
} from "./national-row.ts";

export interface NationalWorkbook {
  file: string;
  year: number;
  sha256: string;
  rows: NationalRow[];
}

export const nationalFileName = /^national_M(20\d\d)_dl\.xlsx$/;

/** The workbooks as published that lie in `directory` or its `publisher` folder, oldest first. */
export async function readNationalWorkbooks(
  directory: string,
  refusals: Refusal[],
): Promise<NationalWorkbook[]> {
  const paths = [directory, join(directory, "publisher")]
    .filter((folder) => existsSync(folder))
    .flatMap((folder) => readdirSync(folder).map((file) => ({ folder, file })))
    .filter(({ file }) => nationalFileName.test(file))
    .sort((a, b) => compareText(a.file, b.file));
  const workbooks: NationalWorkbook[] = [];
  for (const { folder, file } of paths) {
    workbooks.push(await readNationalWorkbook(folder, file, refusals));
  }
  return workbooks;
}

/** @throws {SeedRefusal} if it is not a workbook with the expected columns of the year in its name. */
export async function readNationalWorkbook(
  folder: string,
  file: string,
  refusals: Refusal[],
): Promise<NationalWorkbook> {
  const year = Number(nationalFileName.exec(file)?.[1]);
  const { sha256, sheet } = await readWorkbook(folder, file, year, nationalColumns);
  return { file, year, sha256, rows: readWorksheet(sheet, file, year, refusals) };
}

/** Turns a sheet, header first, into rows; marks become blank cells with a flag. */
export function readWorksheet(
  sheet: readonly (readonly unknown[])[],
  file: string,
  year: number,
  refusals: Refusal[],
): NationalRow[] {
  return [...readCells(sheet, nationalColumns)].map(({ line, cells, marks }) => {
    const flagged = new Map<FlaggedColumn, string>();
    for (const [column, mark] of marks) if (isFlaggedColumn(column)) flagged.set(column, mark);
    return makeNationalRow(cells, flagged, year, { file, line }, refusals);
  });
}
