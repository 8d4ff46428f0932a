import { type Column, inArray, type SQL, sql } from "drizzle-orm";
import type { SQLiteColumn } from "drizzle-orm/sqlite-core";

/** `in` with one JSON parameter, because the number of parameters of a statement is limited. */
export function isIn(column: SQLiteColumn, values: readonly string[]) {
  return inArray(column, sql`(select value from json_each(${JSON.stringify(values)}))`);
}

/**
 * The place of a row among those of its account, the first due first. Rows that are ordered by it come in turn, so that
 * an account with many of them, or with some that cannot be written, keeps no other waiting.
 */
export function placeInAccount(userId: Column, dueAt: Column): SQL {
  return sql`row_number() over (partition by ${userId} order by ${dueAt})`;
}
