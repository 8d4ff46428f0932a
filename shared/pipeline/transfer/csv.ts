/** Comma-separated values (RFC 4180), safe to open in a spreadsheet. */
import { ApiError } from "../../core/errors.ts";
import { guardFormulas, unguardFormulas } from "./formula-guard.ts";

/** Writes rows as CSV. Text that a spreadsheet would evaluate is prefixed with an apostrophe. */
export function writeCsv(rows: readonly (readonly string[])[]): string {
  return rows.map((row) => `${row.map(writeCell).join(",")}\r\n`).join("");
}

function writeCell(text: string): string {
  const safe = guardFormulas(text);
  return /[",;\t\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

/**
 * Parses CSV to rows and removes the apostrophes that {@link writeCsv} adds.
 *
 * @throws ApiError `parameter_missing` for a misplaced quote.
 */
export function readCsv(text: string): string[][] {
  const rows: string[][] = [];
  const cell = /(?:"((?:[^"]|"")*)"|([^",\r\n]*))(,|\r\n|\n|\r|$)/y;
  let row: string[] = [];
  while (cell.lastIndex < text.length || row.length > 0) {
    const found = cell.exec(text);
    if (!found) throw malformed(rows.length + 1);
    const [, quoted, plain = "", end] = found;
    row.push(unguardFormulas(quoted === undefined ? plain : quoted.replaceAll('""', '"')));
    if (end === ",") continue;
    if (row.length > 1 || row[0] !== "") rows.push(row);
    row = [];
  }
  return rows;
}

function malformed(row: number): ApiError {
  return new ApiError("parameter_missing", {
    message: `Row ${row} of the CSV file cannot be parsed: a quote is misplaced.`,
    param: "body",
    clarification: "Can the file be saved again with every quote inside a cell doubled?",
  });
}
