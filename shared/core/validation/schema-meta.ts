import * as z from "zod";

/** Unwraps defaults, optionals, nullables and transformations to the schema that describes the value. */
export function innermost(schema: z.core.$ZodType): z.core.$ZodType {
  const inner = inside(schema);
  return inner ? innermost(inner) : schema;
}

/** Description and example of a field, from its schema or any schema it wraps; the outermost win. */
export function metaOf(schema: z.core.$ZodType): {
  description?: string | undefined;
  example?: unknown;
} {
  const inner = inside(schema);
  const own = schema instanceof z.ZodType ? schema.meta() : undefined;
  return { ...(inner && metaOf(inner)), ...own };
}

function inside(schema: z.core.$ZodType): z.core.$ZodType | undefined {
  if (
    schema instanceof z.ZodOptional ||
    schema instanceof z.ZodDefault ||
    schema instanceof z.ZodNullable
  ) {
    return schema.unwrap();
  }
  return schema instanceof z.ZodPipe ? schema.in : undefined;
}
