import { canonicalColumn } from "./canonical-column.ts";

/** The publisher's marks for a cell that it does not publish. */
const mark = /^(\*{1,2}|#|~)$/;

interface WorkbookRow<Column extends string> {
  /** Row of the sheet, from 1. */
  line: number;
  /** A mark is a blank cell here. */
  cells: Record<Column, string>;
  marks: Map<string, string>;
}

/** The rows of a sheet whose first row is the header. */
export function* readCells<Column extends string>(
  sheet: readonly (readonly unknown[])[],
  columns: readonly Column[],
): Generator<WorkbookRow<Column>> {
  const header = sheet[0]?.map(canonicalColumn) ?? [];
  const at = columns.map((column) => header.indexOf(column));
  for (let index = 1; index < sheet.length; index++) {
    const row = sheet[index] ?? [];
    // Spreadsheets keep empty rows below the last.
    if (row.every((value) => value === null || value === undefined)) continue;
    const marks = new Map<string, string>();
    const cells = {} as Record<Column, string>;
    for (const [position, column] of columns.entries()) {
      const value = row[at[position] ?? -1];
      const text = value === null || value === undefined ? "" : String(value).trim();
      if (mark.test(text)) marks.set(column, text);
      cells[column] = mark.test(text) ? "" : text;
    }
    yield { line: index + 1, cells, marks };
  }
}
