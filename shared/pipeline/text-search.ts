import { or, type SQL, sql } from "drizzle-orm";
import type { SQLiteColumn } from "drizzle-orm/sqlite-core";

/** Rows of which one column contains the text; upper and lower case of A to Z are the same. */
export function containing(text: string, columns: readonly SQLiteColumn[]): SQL | undefined {
  const pattern = `%${text.replace(/[\\%_]/g, "\\$&")}%`;
  return or(...columns.map((column) => sql`${column} like ${pattern} escape '\\'`));
}
