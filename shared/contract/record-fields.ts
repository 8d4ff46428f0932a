/**
 * The fields of a record that people write as text. A noun lists them once; its requests and responses, the rows it
 * stores, its form, its search and the account's bound follow from the list.
 */
import * as z from "zod/mini";
import { withMeta } from "./with-meta.ts";

/** A field of text. Text is stored and returned unchanged; a field without text is null. */
export interface TextField {
  /** What it may contain, without null. */
  schema: z.ZodMiniType<string, string>;
  /** For documents of the API. */
  meta?: { description: string; example: string };
  /** Its name in a form. */
  label: string;
  /** Whether every record has one. */
  isRequired?: true;
  /** Whether `q` searches it. */
  isSearched?: true;
  /** How a form takes it: several lines, or without spaces around it; a line as it was typed if absent. */
  input?: "lines" | "trimmed";
}

export type TextFields = Readonly<Record<string, TextField>>;

type Required<Fields extends TextFields> = {
  [Name in keyof Fields]: Fields[Name] extends { isRequired: true } ? Name : never;
}[keyof Fields];

/** The text of a record. */
export type TextOf<Fields extends TextFields> = {
  [Name in keyof Fields]: Name extends Required<Fields> ? string : string | null;
};

type Contract<Text> = z.ZodMiniType<Text, Text>;
type Written<Fields extends TextFields> = {
  [Name in keyof Fields]: Contract<TextOf<Fields>[Name]>;
};

/** The contracts of the fields in a body, in the order of the list. */
export function writtenFields<Fields extends TextFields>(fields: Fields): Written<Fields> {
  const contracts = Object.entries(fields).map(([name, { schema, meta, isRequired }]) => {
    const contract = isRequired ? schema : z.nullable(schema);
    return [name, meta ? withMeta(contract, meta) : contract] as const;
  });
  return Object.fromEntries(contracts) as Written<Fields>;
}

/** The text of a body, a row or a record; null where it has none. */
export function textOf<Fields extends TextFields>(
  fields: Fields,
  given: { readonly [Name in keyof Fields]?: string | null | undefined },
): TextOf<Fields> {
  const text = Object.keys(fields).map((name) => [name, given[name] ?? null]);
  return Object.fromEntries(text) as TextOf<Fields>;
}

/** Which of the fields `q` searches. */
export function searchedOf<Fields extends TextFields>(
  fields: Fields,
): { readonly [Name in keyof Fields]: Fields[Name] extends { isSearched: true } ? true : false } {
  const searched = Object.entries(fields).map(([name, field]) => [name, field.isSearched === true]);
  return Object.fromEntries(searched) as ReturnType<typeof searchedOf<Fields>>;
}
