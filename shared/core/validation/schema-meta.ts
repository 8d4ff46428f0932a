import * as z from "zod/mini";
import { $ZodDefault, $ZodNullable, $ZodOptional, $ZodPipe, type $ZodType } from "zod/v4/core";

/** Unwraps defaults, optionals, nullables and transformations to the schema that describes the value. */
export function innermost(schema: $ZodType): $ZodType {
  const inner = inside(schema);
  return inner ? innermost(inner) : schema;
}

/** Description and example of a field, from its schema or any schema it wraps; the outermost win. */
export function metaOf(schema: $ZodType): {
  description?: string | undefined;
  example?: unknown;
  override?: unknown;
} {
  const inner = inside(schema);
  return { ...(inner && metaOf(inner)), ...z.globalRegistry.get(schema) };
}

function inside(schema: $ZodType): $ZodType | undefined {
  return unwrap(schema) ?? (schema instanceof $ZodPipe ? schema._zod.def.in : undefined);
}

/** The schema inside a default, optional or nullable. */
export function unwrap(schema: $ZodType): $ZodType | undefined {
  const isWrapper =
    schema instanceof $ZodOptional ||
    schema instanceof $ZodDefault ||
    schema instanceof $ZodNullable;
  return isWrapper ? schema._zod.def.innerType : undefined;
}
