import { readRecords } from "../read-csv.ts";
import type { ColumnType, SeedColumn, SeedTable } from "../tables.ts";
import { LoadRefused } from "./refusal.ts";

/** How a cell of each type must look. */
const forms: Record<ColumnType, RegExp> = {
  text: /^/,
  integer: /^-?\d+$/,
  real: /^-?\d+(\.\d+)?([eE][-+]?\d+)?$/,
  boolean: /^[01]$/,
};

/**
 * The rows of a table's CSV, each as the JSON text of an array of its cells in
 * the order of `table.columns`.
 * @throws {LoadRefused} naming file and line for a header or a cell that does not fit.
 */
export function* readRows(table: SeedTable, csv: string): Generator<string> {
  const records = readRecords(csv);
  const header = records[0] ?? [];
  const names = table.columns.map((column) => column.name);
  if (header.join() !== names.join()) {
    throw new LoadRefused(
      `${table.file}: the header is ${header.join()}, expected ${names.join()}`,
    );
  }
  for (let at = 1; at < records.length; at++) {
    const record = records[at] ?? [];
    if (record.length !== names.length) {
      throw new LoadRefused(
        `${table.file} record ${at}: ${record.length} cells, expected ${names.length}`,
      );
    }
    const cells = table.columns.map((column, index) => {
      const json = cellToJson(column, record[index] ?? "");
      if (json !== null) return json;
      throw new LoadRefused(
        `${table.file} record ${at}: ${column.name} is "${record[index]}", expected ${column.type}`,
      );
    });
    yield `[${cells.join()}]`;
  }
}

/** @returns JSON text, or null if the cell does not fit its column. */
function cellToJson(column: SeedColumn, cell: string): string | null {
  if (cell === "" && column.nullable) return "null";
  if (!forms[column.type].test(cell)) return null;
  return column.type === "text" ? JSON.stringify(cell) : cell;
}
