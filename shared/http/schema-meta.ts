import * as z from "zod";

/** The schema inside defaults, options and transformations: the one that describes the value. */
export function innermost(schema: z.core.$ZodType): z.core.$ZodType {
  if (
    schema instanceof z.ZodOptional ||
    schema instanceof z.ZodDefault ||
    schema instanceof z.ZodNullable
  ) {
    return innermost(schema.unwrap());
  }
  return schema instanceof z.ZodPipe ? innermost(schema.in) : schema;
}

/** Description and example of a field, wherever in its schema they stand; the outer ones win. */
export function metaOf(schema: z.core.$ZodType): {
  description?: string | undefined;
  example?: unknown;
} {
  const own = schema instanceof z.ZodType ? schema.meta() : undefined;
  const inner = innermost(schema);
  const below = inner !== schema && inner instanceof z.ZodType ? inner.meta() : undefined;
  return { ...below, ...own };
}
