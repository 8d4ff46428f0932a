import { inArray, sql } from "drizzle-orm";
import type { SQLiteColumn } from "drizzle-orm/sqlite-core";

/** `in` with one JSON parameter, because the number of parameters of a statement is limited. */
export function isIn(column: SQLiteColumn, values: readonly string[]) {
  return inArray(column, sql`(select value from json_each(${JSON.stringify(values)}))`);
}
