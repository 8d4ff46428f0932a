import type { SeedTable } from "#seeds/seed-table.ts";
import { compareText } from "../compare.ts";

export type Cell = string | number | boolean | null;
export type CsvRow = Record<string, Cell>;

/**
 * One table as CSV: header, LF, one row per record, sorted by the first
 * `keyColumns` columns, quotes only if needed.
 *
 * @throws Error where a row lacks a column or leaves one blank that may not be.
 */
export function formatCsv(
  table: Pick<SeedTable, "file" | "columns">,
  rows: CsvRow[],
  keyColumns: number,
): string {
  const keys = table.columns.slice(0, keyColumns);
  const lines = rows.map((row) => ({
    key: keys.map(({ name }) => String(row[name])),
    text: table.columns
      .map((column) => {
        const cell = row[column.name];
        if (cell === undefined) throw new Error(`${table.file}: a row has no ${column.name}`);
        if (cell === null && !column.nullable) {
          throw new Error(`${table.file}: ${column.name} is blank in ${JSON.stringify(row)}`);
        }
        return formatCell(cell);
      })
      .join(","),
  }));
  lines.sort((a, b) => compareKeys(a.key, b.key));
  return `${[table.columns.map(({ name }) => name).join(","), ...lines.map(({ text }) => text)].join("\n")}\n`;
}

function compareKeys(a: string[], b: string[]): number {
  for (const [index, text] of a.entries()) {
    const order = compareText(text, b[index] ?? "");
    if (order !== 0) return order;
  }
  return 0;
}

function formatCell(cell: Cell): string {
  if (cell === null) return "";
  if (typeof cell === "boolean") return cell ? "1" : "0";
  const text = String(cell);
  return /[",\n\r]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
