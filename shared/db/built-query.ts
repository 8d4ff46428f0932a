/** The parts of an `x.built.ts`, which `npm run generate -- queries` writes. */
import type { Row } from "@libsql/client";
import { type Bound, bindQuery } from "./bound.ts";
import type { Value } from "./prepare.ts";

/** The values of a definition in an `x.queries.ts`. */
type ValuesOf<Definition> = Definition extends (value: Value<infer Name>) => unknown
  ? Readonly<Record<Name, string | number | readonly string[]>>
  : never;

type Values = Readonly<Record<string, string | number | readonly string[]>>;

/** The type of its rows. */
type RowOf<Definition> = Definition extends (value: never) => {
  readonly _: { readonly result: (infer Result)[] };
}
  ? Result
  : never;

/**
 * A query that Drizzle has built beforehand, as text.
 *
 * @param sql its text, or a function that adds a parameter for each value of a list.
 * @param bind returns the values in the order of the text's parameters.
 * @param map turns a row of the response into an object.
 */
export function builtQuery<Definition>(
  sql: string | ((values: Values) => string),
  bind: (values: Values) => readonly unknown[],
  map: (row: Row) => Readonly<Record<string, unknown>>,
): (values: ValuesOf<Definition>) => Bound<RowOf<Definition>> {
  return (values: Values) =>
    bindQuery(typeof sql === "string" ? sql : sql(values), bind(values), map);
}

/** The parameters of a list. */
export function placesOf(list: Values[string] | undefined): string {
  return (list as readonly string[]).map(() => "?").join(", ");
}

/** The values of a list. */
export function valuesOf(list: Values[string] | undefined): readonly string[] {
  return list as readonly string[];
}

/** A column that contains true or false. */
export function readBoolean(value: unknown): boolean | null {
  return value === null ? null : Number(value) === 1;
}

/** A column of bytes. */
export function readBytes(value: unknown): Uint8Array | null {
  return value === null ? null : new Uint8Array(value as ArrayBuffer);
}
