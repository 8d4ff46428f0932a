import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import readWorkbook from "read-excel-file/node";
import { compareText } from "../compare.ts";
import { type Refusal, SeedRefusal } from "../refusal.ts";
import {
  type FlaggedColumn,
  isFlaggedColumn,
  makeNationalRow,
  type NationalCells,
  type NationalRow,
  nationalColumns,
} from "./national-row.ts";

export interface NationalWorkbook {
  file: string;
  year: number;
  sha256: string;
  rows: NationalRow[];
}

const fileName = /^national_M(20\d\d)_dl\.xlsx$/;
/** The publisher's marks for a cell it does not publish. */
const mark = /^(\*{1,2}|#|~)$/;

/** The workbooks as published that lie in `directory` or its `publisher` folder, oldest first. */
export async function readNationalWorkbooks(
  directory: string,
  refusals: Refusal[],
): Promise<NationalWorkbook[]> {
  const paths = [directory, join(directory, "publisher")]
    .filter((folder) => existsSync(folder))
    .flatMap((folder) => readdirSync(folder).map((file) => ({ folder, file })))
    .filter(({ file }) => fileName.test(file))
    .sort((a, b) => compareText(a.file, b.file));
  const workbooks: NationalWorkbook[] = [];
  for (const { folder, file } of paths) {
    const bytes = readFileSync(join(folder, file));
    const sheets = await readWorkbook(bytes);
    const cells = sheets.find(({ data }) => isHeader(data[0]))?.data;
    if (!cells) {
      throw new SeedRefusal([
        { file, line: null, key: "sheet", reason: `no sheet with ${nationalColumns.join(", ")}` },
      ]);
    }
    const year = Number(fileName.exec(file)?.[1]);
    workbooks.push({
      file,
      year,
      sha256: createHash("sha256").update(bytes).digest("hex"),
      rows: readWorksheet(cells, file, year, refusals),
    });
  }
  return workbooks;
}

function isHeader(row: readonly unknown[] | undefined): boolean {
  const names = new Set(row?.map((cell) => String(cell).toLowerCase()));
  return nationalColumns.every((column) => names.has(column));
}

/** Turns a sheet, header first, into rows; marks become blank cells with a flag. */
export function readWorksheet(
  sheet: readonly (readonly unknown[])[],
  file: string,
  year: number,
  refusals: Refusal[],
): NationalRow[] {
  const header = sheet[0]?.map((cell) => String(cell).toLowerCase()) ?? [];
  return sheet.slice(1).map((row, index) => {
    const marks = new Map<FlaggedColumn, string>();
    const cell = (column: string) => {
      const value = row[header.indexOf(column)];
      const text = value === null || value === undefined ? "" : String(value).trim();
      if (!mark.test(text)) return text;
      if (isFlaggedColumn(column)) marks.set(column, text);
      return "";
    };
    const cells = Object.fromEntries(
      nationalColumns.map((column) => [column, cell(column)]),
    ) as NationalCells;
    return makeNationalRow(cells, marks, year, { file, line: index + 2 }, refusals);
  });
}
