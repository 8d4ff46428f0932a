import type { JsonSchema } from "./tool.ts";

/** Bounds above this say nothing that helps to choose a value. */
const largestUsefulBound = 1_000;

/**
 * The schema of an argument as an agent needs it: its type, choices, default and small bounds. What
 * only a validator needs is left out, because an agent reads all tools before its first call and
 * the operation validates in any case.
 *
 * @param note what its name does not say.
 * @param clears whether null has a meaning in the call.
 */
export function compactSchema(
  schema: JsonSchema,
  note: string | undefined,
  { clears = false } = {},
): JsonSchema {
  const variants = Array.isArray(schema.anyOf) ? (schema.anyOf as JsonSchema[]) : [schema];
  const [value = {}] = variants.filter(({ type }) => type !== "null");
  const nullable = clears && variants.some(({ type }) => type === "null");
  const { type, enum: choices, items, properties, required, minimum, maximum } = value;
  return {
    ...(type === undefined ? {} : { type: nullable ? [type, "null"] : type }),
    ...(choices === undefined ? {} : { enum: choices }),
    ...(items === undefined ? {} : { items: compactSchema(items as JsonSchema, undefined) }),
    ...(properties === undefined ? {} : { properties: typesOf(properties), required }),
    ...(isUseful(maximum) ? { ...(minimum === 1 ? {} : { minimum }), maximum } : {}),
    ...(schema.default === undefined ? {} : { default: schema.default }),
    ...(note === undefined ? {} : { description: note }),
  };
}

/**
 * Keeps only the types of an argument's fields, because the error for a refused value lists the
 * allowed ones.
 */
function typesOf(properties: unknown): Record<string, JsonSchema> {
  return Object.fromEntries(
    Object.entries(Object(properties) as Record<string, JsonSchema>).map(([name, schema]) => {
      const { type } = compactSchema(schema, undefined);
      return [name, { type }];
    }),
  );
}

function isUseful(bound: unknown): boolean {
  return typeof bound === "number" && bound <= largestUsefulBound;
}
