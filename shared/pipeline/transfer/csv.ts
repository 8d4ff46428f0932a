/** Comma-separated values (RFC 4180), safe to open in a spreadsheet. */
import { ApiError } from "../../core/errors.ts";

/** What a spreadsheet would run; behind apostrophes too, so that the one put in front can be told. */
const formula = /^'*[=+\-@\t\r\n＝＋－＠]/;

/** Rows as text; a cell that begins like a formula gets an apostrophe in front. */
export function writeCsv(rows: readonly (readonly string[])[]): string {
  return rows.map((row) => `${row.map(writeCell).join(",")}\r\n`).join("");
}

function writeCell(text: string): string {
  const safe = formula.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

/**
 * Text as rows, without the apostrophes that {@link writeCsv} puts in.
 *
 * @throws ApiError `parameter_missing` for a quote that is out of place.
 */
export function readCsv(text: string): string[][] {
  const rows: string[][] = [];
  const cell = /(?:"((?:[^"]|"")*)"|([^",\r\n]*))(,|\r\n|\n|\r|$)/y;
  let row: string[] = [];
  while (cell.lastIndex < text.length || row.length > 0) {
    const found = cell.exec(text);
    if (!found) throw malformed(rows.length + 1);
    const [, quoted, plain = "", end] = found;
    row.push(withoutApostrophe(quoted === undefined ? plain : quoted.replaceAll('""', '"')));
    if (end === ",") continue;
    if (row.length > 1 || row[0] !== "") rows.push(row);
    row = [];
  }
  return rows;
}

function withoutApostrophe(text: string): string {
  return text.startsWith("'") && formula.test(text) ? text.slice(1) : text;
}

function malformed(row: number): ApiError {
  return new ApiError("parameter_missing", {
    message: `The CSV cannot be read from row ${row} on: a quote is out of place.`,
    param: "body",
    clarification: "Can the file be written anew, with every quote inside a cell doubled?",
  });
}
