import * as z from "zod/mini";

/**
 * A copy of a schema with a description, an example and other facts for documents. The example is
 * also shown to callers who send something else.
 */
export function withMeta<Schema extends z.core.$ZodType>(
  schema: Schema,
  meta: z.core.GlobalMeta,
): Schema {
  const copy = z.clone(schema, schema._zod.def, { parent: true });
  z.globalRegistry.add(copy, meta);
  return copy;
}
