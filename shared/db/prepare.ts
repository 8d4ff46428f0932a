/**
 * Queries whose text is built once for an isolate. Drizzle builds a query again for each request, and
 * looks up how to decode each value of each row: for a page of 20 jobs that took more processor
 * time than the database's response did.
 */
import type { Row } from "@libsql/client";
import { Column, is, Param, Placeholder, SQL, sql } from "drizzle-orm";
import { type Bound, bindQuery } from "./bound.ts";

/** A select of columns and expressions, without joined tables as nested objects. */
interface Select<Row> {
  readonly _: {
    readonly selectedFields: Readonly<Record<string, unknown>>;
    readonly result: Row[];
  };
  toSQL(): { sql: string; params: unknown[] };
}

/**
 * Prepares a query.
 *
 * @param build builds it, once; `value` marks the place of a value that differs between calls.
 * @returns a function that binds the values.
 *
 * @example
 * const selectJob = prepare((value: Value<"userId" | "id">) =>
 *   statement.select().from(jobs).where(and(eq(jobs.userId, value("userId")), eq(jobs.id, value("id")))));
 * const [found] = await db.batch([selectJob({ userId, id })]);
 */
export function prepare<Name extends string, Row>(
  build: (value: Value<Name>) => Select<Row>,
): (values: Readonly<Record<Name, string | number>>) => Bound<Row> {
  let prepared: PreparedQuery | undefined;
  return (values) => {
    prepared ??= compile(build((name) => sql.placeholder(name)));
    const { text, bind, map } = prepared;
    return bindQuery<Row>(text, bind(values), map);
  };
}

/** The place of a named value in a query. */
export type Value<Name extends string> = (name: Name) => Placeholder<Name>;

interface PreparedQuery {
  text: string;
  bind(values: Readonly<Record<string, unknown>>): unknown[];
  map(row: Row): unknown;
}

function compile(query: Select<unknown>): PreparedQuery {
  const { sql: text, params } = query.toSQL();
  const columns = Object.entries(query._.selectedFields).map(([name, field]) => ({
    name,
    decode: decoderOf(field),
  }));
  return {
    text,
    bind: (values) => params.map((param) => bindValue(param, values)),
    map(row) {
      const mapped: Record<string, unknown> = {};
      for (let index = 0; index < columns.length; index++) {
        const column = columns[index];
        if (!column) continue;
        const value = row[index];
        mapped[column.name] =
          column.decode === null || value === null ? value : column.decode(value);
      }
      return mapped;
    },
  };
}

function bindValue(param: unknown, values: Readonly<Record<string, unknown>>): unknown {
  if (is(param, Placeholder)) return values[param.name];
  if (!is(param, Param) || !is(param.value, Placeholder)) return param;
  return param.encoder.mapToDriverValue(values[param.value.name]);
}

/** Null if a value is used as it is. */
function decoderOf(field: unknown): ((value: unknown) => unknown) | null {
  if (is(field, Column)) {
    const isPlain = field.mapFromDriverValue === Column.prototype.mapFromDriverValue;
    return isPlain ? null : (value) => field.mapFromDriverValue(value);
  }
  const expression = is(field, SQL.Aliased) ? field.sql : field;
  if (is(expression, SQL)) {
    const { decoder } = expression as unknown as {
      decoder: { mapFromDriverValue(value: unknown): unknown };
    };
    return (value) => decoder.mapFromDriverValue(value);
  }
  throw new Error("a prepared query selects columns and expressions only");
}
