import { plain } from "./plain.ts";

type Cell = string | number | boolean | null | undefined;
/** The name of a column, and its value in a row, for programs. */
export type Columns<Row> = readonly (readonly [name: string, value: (row: Row) => Cell])[];

/** A column of a list, for programs and for people. */
export interface ListColumn<Row> {
  name: string;
  /** The name in words. */
  heading: string;
  value: (row: Row) => Cell;
  /** The value in words; else as it is. */
  show?: (row: Row) => string;
  /** Never shortened, because it is copied from here. */
  whole?: true;
  /** Left out if the table is too wide. */
  spare?: true;
}

interface TableOptions {
  bold(text: string): string;
  /** Columns of the terminal. */
  width: number;
}

/** Rows as aligned columns that fit in the width, numbers to the right. */
export function toTable<Row>(
  rows: readonly Row[],
  columns: readonly ListColumn<Row>[],
  { bold, width }: TableOptions,
): string {
  const laidOut = columns.map((column) => {
    const texts = [
      column.heading,
      ...rows.map((row) => formatCell(column.show ? column.show(row) : column.value(row))),
    ];
    const isNumeric = rows.length > 0 && rows.every((row) => typeof column.value(row) === "number");
    return { ...column, texts, isNumeric, width: Math.max(...texts.map(widthOf)) };
  });
  const shown = fit(laidOut, width);
  const lines = [undefined, ...rows].map((_row, at) =>
    shown
      .map((column) => {
        const text = shorten(column.texts[at] ?? "", column.width);
        const space = " ".repeat(column.width - widthOf(text));
        return column.isNumeric ? space + text : text + space;
      })
      .join(gap)
      .trimEnd(),
  );
  return [bold(lines[0] ?? ""), ...lines.slice(1), ""].join("\n");
}

const gap = "  ";
const leastWidth = 8;

interface LaidOut {
  width: number;
  whole?: true;
  spare?: true;
}

/** The columns that there is room for: spare ones go first, then the widest get narrower. */
function fit<Column extends LaidOut>(columns: readonly Column[], width: number): Column[] {
  const total = (some: readonly Column[]) =>
    some.reduce((sum, one) => sum + one.width + gap.length, -gap.length);
  const isTooWide = total(columns) > width;
  const kept = columns.filter(({ spare }) => !(spare && isTooWide)).map((one) => ({ ...one }));
  for (let excess = total(kept) - width; excess > 0; excess--) {
    const [widest] = kept
      .filter((one) => !one.whole && one.width > leastWidth)
      .sort((a, b) => b.width - a.width);
    if (!widest) break;
    widest.width--;
  }
  return kept;
}

function shorten(text: string, width: number): string {
  if (widthOf(text) <= width) return text;
  let kept = "";
  for (const character of text) {
    if (widthOf(kept + character) >= width) break;
    kept += character;
  }
  return `${kept.trimEnd()}…`;
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
