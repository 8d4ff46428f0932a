import * as z from "zod";
import type { TextFields, TextOf } from "./record-fields.ts";

/** The fields of a record in a response, in the order of their list. */
export function shownFields<Fields extends TextFields>(fields: Fields) {
  const shown = Object.entries(fields).map(([name, { isRequired }]) => [
    name,
    isRequired ? z.string() : z.string().nullable(),
  ]);
  return Object.fromEntries(shown) as { [Name in keyof Fields]: z.ZodType<TextOf<Fields>[Name]> };
}
