/** Comma-separated values (RFC 4180), safe to open in a spreadsheet. */
import { guardFormulas } from "./formula-guard.ts";

/** The value of a cell; null and undefined are empty. */
export type CsvCell = string | number | boolean | null | undefined;

/** Writes rows as CSV. Text that a spreadsheet would evaluate is prefixed with an apostrophe; a number never is. */
export function writeCsv(rows: readonly (readonly CsvCell[])[]): string {
  return rows.map((row) => `${row.map(writeCell).join(",")}\r\n`).join("");
}

function writeCell(cell: CsvCell): string {
  if (cell === null || cell === undefined) return "";
  if (typeof cell !== "string") return String(cell);
  const safe = guardFormulas(cell);
  return /[",;\t\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}
