import { fileWriter, ParquetWriter, type SchemaElement } from "hyparquet-writer";
import type { ColumnType, DataColumn, DataTable } from "#shared/bulk/tables.ts";
import type { Row } from "./export-context.ts";

const types: Record<ColumnType, Pick<SchemaElement, "type" | "converted_type">> = {
  text: { type: "BYTE_ARRAY", converted_type: "UTF8" },
  integer: { type: "INT32" },
  number: { type: "DOUBLE" },
  boolean: { type: "BOOLEAN" },
};

/**
 * A Parquet file that rows are appended to, a group at a time. Compressed with Snappy, which every
 * reader knows.
 *
 * @param metadata pairs of names and texts in the file's footer.
 */
export function openParquet(path: string, table: DataTable, metadata: Record<string, string>) {
  const writer = new ParquetWriter({
    writer: fileWriter(path),
    schema: [
      { name: "root", num_children: table.columns.length },
      ...table.columns.map(
        ({ name, type }): SchemaElement => ({
          name,
          ...types[type],
          repetition_type: "OPTIONAL",
        }),
      ),
    ],
    kvMetadata: Object.entries(metadata).map(([key, value]) => ({ key, value })),
    createdBy: "compensation-intelligence",
  });
  return {
    write(rows: readonly Row[]): void {
      if (rows.length === 0) return;
      const columnData = table.columns.map((column, at) => ({
        name: column.name,
        data: rows.map((row) => toValue(column, row[at])),
      }));
      // Synchronous, because the file is.
      void writer.write({ columnData, rowGroupSize: rows.length });
    },
    end: () => void writer.finish(),
  };
}

/** @throws {Error} for a value of another type than the column's. */
function toValue({ name, type }: DataColumn, cell: Row[number]) {
  if (cell === null || cell === undefined) return undefined;
  const isValid =
    type === "integer"
      ? Number.isInteger(cell)
      : typeof cell === (type === "text" ? "string" : type);
  if (!isValid) throw new Error(`${JSON.stringify(cell)} in the column ${name} is not ${type}.`);
  return cell;
}
