/** Reads the CSV of seed tables. */
import { parse } from "csv-parse/sync";

/**
 * The records of a table, with its header. The tables with the most rows have no quotes; splitting the lines of those
 * about wages takes 0.2 s, and the parser 5.
 */
export function readRecords(csv: string): string[][] {
  if (/["\r]/.test(csv)) return parse(csv, { relax_column_count: true });
  const lines = csv.split("\n");
  if (lines.at(-1) === "") lines.pop();
  return lines.map((line) => line.split(","));
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
