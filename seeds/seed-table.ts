/** Describes the files of `seeds/tables`: their columns, and so the type of their rows. */
import { getTableColumns } from "drizzle-orm";
import type { SQLiteTable } from "drizzle-orm/sqlite-core";

export type ColumnType = "text" | "integer" | "real" | "boolean";

export interface SeedColumn {
  /** The CSV header's, and the database's if it has the table. */
  name: string;
  type: ColumnType;
  nullable: boolean;
}

/** A file, whose rows have the cells by the names of `properties`. */
export interface SeedTable<Row = unknown> {
  /** File name in `seeds/tables/`. */
  file: string;
  /** Columns of the file, in the file's order. */
  columns: SeedColumn[];
  /** What each column is called in a row. */
  properties: string[];
  /** Its table in the database, if requests look something up in it there. */
  table?: string;
  /** Never set: it has the type of the rows. */
  row?: Row;
}

interface Column<Value> {
  type: ColumnType;
  nullable: boolean;
  value?: Value;
}

type RowOf<Columns> = {
  [Name in keyof Columns]: Columns[Name] extends Column<infer Value> ? Value : never;
};

export const text: Column<string> = { type: "text", nullable: false };
export const integer: Column<number> = { type: "integer", nullable: false };
export const real: Column<number> = { type: "real", nullable: false };
export const boolean: Column<boolean> = { type: "boolean", nullable: false };

/** Text that is one of some words. */
export function oneOf<Word extends string>(..._words: readonly Word[]): Column<Word> {
  return { type: "text", nullable: false };
}

export function optional<Value>(column: Column<Value>): Column<Value | null> {
  return { type: column.type, nullable: true };
}

/** A file that the loader only packs. Its columns are those of the properties, `areaCode` as `area_code`. */
export function packedTable<Columns extends Record<string, Column<unknown>>>(
  file: string,
  columns: Columns,
): SeedTable<RowOf<Columns>> {
  const properties = Object.keys(columns);
  return {
    file,
    properties,
    columns: Object.entries(columns).map(([property, { type, nullable }]) => ({
      ...{ name: columnName(property), type, nullable },
    })),
  };
}

function columnName(property: string): string {
  return property.replace(/[A-Z]|\d{4}$/g, (part) => `_${part.toLowerCase()}`);
}

const types: Record<string, ColumnType> = {
  SQLiteText: "text",
  SQLiteInteger: "integer",
  SQLiteReal: "real",
  SQLiteBoolean: "boolean",
};

/** A file of the catalog, which also fills a table of the database. */
export function catalogTable<Table extends SQLiteTable>(
  table: Table,
  name: string,
): SeedTable<Omit<Table["$inferSelect"], "datasetId">> {
  const columns = Object.entries(getTableColumns(table)).filter(
    ([, column]) => column.name !== "dataset_id",
  );
  return {
    ...{ file: `${name}.csv`, table: name },
    properties: columns.map(([property]) => property),
    columns: columns.map(([, column]) => {
      const type = types[column.columnType];
      if (!type) throw new Error(`${name}.${column.name}: no CSV form for ${column.columnType}`);
      return { name: column.name, type, nullable: !column.notNull };
    }),
  };
}
