import type { Cell, CsvRow } from "./format-csv.ts";

/** A record with the database's column names: `areaCode` becomes `area_code`. */
export function snakeCase(record: Record<string, Cell>): CsvRow {
  return Object.fromEntries(
    Object.entries(record).map(([name, cell]) => [
      name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`),
      cell,
    ]),
  );
}
