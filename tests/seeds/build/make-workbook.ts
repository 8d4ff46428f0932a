import { type Sheet, writeWorkbook } from "#tests/support/rehearsal/write-workbook.ts";

/** A workbook of one sheet. */
export function makeWorkbook(name: string, rows: Sheet["rows"]): Uint8Array {
  return writeWorkbook([{ name, rows }]);
}
