import { plain } from "./plain.ts";

export type Cell = string | number | boolean | null | undefined;
/** The name of a column, and its value in a row. */
export type Columns<Row> = readonly (readonly [name: string, value: (row: Row) => Cell])[];

/** Rows as aligned columns; numbers to the right. */
export function toTable<Row>(
  rows: readonly Row[],
  columns: Columns<Row>,
  bold: (text: string) => string,
): string {
  const cells = rows.map((row) => columns.map(([, value]) => formatCell(value(row))));
  const widths = columns.map(([name], at) =>
    Math.max(widthOf(name), ...cells.map((row) => widthOf(row[at] ?? ""))),
  );
  const numeric = columns.map(([, value]) => rows.every((row) => typeof value(row) === "number"));
  const line = (row: readonly string[]) =>
    row
      .map((text, at) => {
        const space = " ".repeat((widths[at] ?? 0) - widthOf(text));
        return numeric[at] && rows.length > 0 ? space + text : text + space;
      })
      .join("  ")
      .trimEnd();
  return [bold(line(columns.map(([name]) => name))), ...cells.map(line), ""].join("\n");
}

function formatCell(value: Cell): string {
  if (value === null || value === undefined) return "-";
  if (typeof value === "number") return value.toLocaleString("en-US");
  return plain(String(value)).replaceAll(/\s+/g, " ");
}

/** Columns that a text takes: letters of East Asian scripts take two. */
function widthOf(text: string): number {
  const wide =
    /[\u1100-\u115f\u2e80-\ua4cf\uac00-\ud7a3\uf900-\ufaff\ufe30-\ufe6f\uff00-\uff60\uffe0-\uffe6]/;
  return [...text].reduce((sum, character) => sum + (wide.test(character) ? 2 : 1), 0);
}

/** Rows as CSV (RFC 4180) with a line of names, for programs and spreadsheets. */
export function toCsv<Row>(rows: readonly Row[], columns: Columns<Row>): string {
  const lines = [
    columns.map(([name]) => name),
    ...rows.map((row) => columns.map(([, value]) => guard(value(row)))),
  ];
  return lines.map((line) => `${line.map(quote).join(",")}\r\n`).join("");
}

/**
 * Where a spreadsheet could begin to run a text: at its start, and after characters at which a program
 * that splits elsewhere begins a cell. The same places as in the service's own tables.
 */
const formula = /(?<=^|[;\t\r\n])(?='*(?:[" ]*[=+\-@＝＋－＠]|[\t\r\n]))/g;

/** A text that begins like a formula would be run by a spreadsheet; it gets an apostrophe. */
function guard(value: Cell): string {
  if (typeof value !== "string") return value === null || value === undefined ? "" : String(value);
  return value.replaceAll(formula, "'");
}

function quote(text: string): string {
  return /[",;\r\n\t]|^\s|\s$/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
