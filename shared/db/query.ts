/**
 * Queries as text, for functions that only read. Drizzle with the tables makes them a fifth larger: `calculate`
 * 120 KiB instead of 101, gzipped (docs/decisions/0015-queries-as-text.md).
 */
import type { Row } from "@libsql/client";
import { type Bound, bindQuery } from "./bound.ts";

/** By the names that they have in the text, such as `:slug`; `in (:slugs)` takes a list. */
type Values = Readonly<Record<string, string | number | readonly string[]>>;

/**
 * A query with its values.
 *
 * @param booleans the columns that are true or false, by their names in a row.
 * @returns rows by the names of the columns, `soc_code` as `socCode`.
 *
 * @example
 * const [[city]] = await db.batch([
 *   query<{ longSlug: string }>("select long_slug from cities where slug = :slug", { slug }),
 * ]);
 */
export function query<Result>(
  text: string,
  values: Values = {},
  booleans: readonly (keyof Result & string)[] = [],
): Bound<Result> {
  const params: Record<string, unknown> = {};
  let sql = text;
  for (const [name, value] of Object.entries(values)) {
    if (typeof value !== "object") {
      params[name] = value;
      continue;
    }
    // Not `json_each`, whose rows would be counted as read.
    const places = value.map((_, at) => `:${name}${at}`);
    sql = sql.replace(`in (:${name})`, `in (${places.join(", ")})`);
    for (const [at, one] of value.entries()) params[`${name}${at}`] = one;
  }
  const isBoolean: ReadonlySet<string> = new Set(booleans);
  let names: readonly string[] | undefined;
  return bindQuery<Result>(sql, params, (row, columns) => {
    names ??= columns.map(toCamelCase);
    const read: Record<string, unknown> = {};
    for (const [at, name] of names.entries())
      read[name] = isBoolean.has(name) ? readBoolean(row[at]) : readValue(row[at]);
    return read;
  });
}

function toCamelCase(column: string): string {
  return column.replace(/_(\w)/g, (_, letter: string) => letter.toUpperCase());
}

function readBoolean(value: Row[number] | undefined): boolean | null {
  return value === null ? null : Number(value) === 1;
}

function readValue(value: Row[number] | undefined): unknown {
  return value instanceof ArrayBuffer ? new Uint8Array(value) : value;
}
