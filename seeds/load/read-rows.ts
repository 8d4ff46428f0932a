import { readRecords } from "../read-csv.ts";
import type { ColumnType, SeedColumn, SeedTable } from "../seed-table.ts";
import { LoadRefused } from "./refusal.ts";

/** How a cell of each type must look. */
const forms: Record<ColumnType, RegExp> = {
  text: /^/,
  integer: /^-?\d+$/,
  real: /^-?\d+(\.\d+)?([eE][-+]?\d+)?$/,
  boolean: /^[01]$/,
};

type Cell = string | number | boolean | null;

/**
 * The rows of a table's CSV.
 *
 * @throws {LoadRefused} naming file and line for a header or a cell that does not fit.
 */
export function readRows<Row>({ file, columns, properties }: SeedTable<Row>, csv: string): Row[] {
  const [header = [], ...records] = readRecords(csv);
  const names = columns.map((column) => column.name);
  if (header.join() !== names.join()) {
    throw new LoadRefused(`${file}: the header is ${header.join()}, expected ${names.join()}`);
  }
  return records.map((record, at) => {
    if (record.length !== names.length) {
      throw new LoadRefused(
        `${file} record ${at + 1}: ${record.length} cells, expected ${names.length}`,
      );
    }
    const row: Record<string, Cell> = {};
    for (const [index, column] of columns.entries()) {
      const cell = record[index] ?? "";
      const value = readCell(column, cell);
      if (value === undefined) {
        throw new LoadRefused(
          `${file} record ${at + 1}: ${column.name} is "${cell}", expected ${column.type}`,
        );
      }
      row[properties[index] ?? ""] = value;
    }
    // The description of the file has the type of its rows.
    return row as Row;
  });
}

/** @returns undefined if the cell does not fit its column. */
function readCell({ type, nullable }: SeedColumn, cell: string): Cell | undefined {
  if (cell === "" && nullable) return null;
  if (!forms[type].test(cell)) return undefined;
  if (type === "text") return cell;
  return type === "boolean" ? cell === "1" : Number(cell);
}
