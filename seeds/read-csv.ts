/** Reads the CSV of seed tables. */
import { parse } from "csv-parse/sync";

/**
 * The records of a table, with its header. In the tables with the most rows, few lines have quotes; splitting the
 * lines of those about wages takes 0.2 s, and the parser 5.
 */
export function readRecords(csv: string): string[][] {
  const lines = csv.split("\n");
  if (lines.at(-1) === "") lines.pop();
  const quoted = parseLines(lines.filter((line) => line.includes('"')));
  if (quoted === null || csv.includes("\r")) return parse(csv, { relax_column_count: true });
  let next = 0;
  return lines.map((line) => (line.includes('"') ? (quoted[next++] ?? []) : line.split(",")));
}

/** @returns null if they are not a record each, because a cell has a line break. */
function parseLines(lines: readonly string[]): string[][] | null {
  const records: string[][] = parse(lines.join("\n"), { relax_column_count: true });
  return records.length === lines.length ? records : null;
}

/** The rows of a table by the names of its columns. */
export function readTable(csv: string): Record<string, string>[] {
  const [names = [], ...records] = readRecords(csv);
  return records.map((cells, at) => {
    if (cells.length !== names.length) {
      throw new Error(`Row ${at + 1} has ${cells.length} cells, not ${names.length}.`);
    }
    const row: Record<string, string> = {};
    for (const [index, name] of names.entries()) row[name] = cells[index] ?? "";
    return row;
  });
}
