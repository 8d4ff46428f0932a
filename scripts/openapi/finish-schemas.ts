/**
 * Completes every schema of the document for tools: adds what zod's rendering omits, and
 * rewrites what not all tools understand.
 */
type Schema = Record<string, unknown>;

/** Upper bounds for responses whose contract sets none. Requests always have bounds of their own. */
export const maxCharacters = 100_000;
export const maxItems = 100_000;

export function finishSchemas(node: unknown): void {
  if (node === null || typeof node !== "object") return;
  const schema = node as Schema;
  // Each alternative has its own constant, and few validators support discriminator mappings.
  delete schema.discriminator;
  if (isType(schema, "string")) finishText(schema);
  if (isType(schema, "array")) finishList(schema);
  if (isType(schema, "integer")) finishInteger(schema);
  if (isType(schema, "object")) nameProperties(schema);
  for (const [name, value] of Object.entries(schema)) {
    if (name !== "example" && name !== "examples" && name !== "value") finishSchemas(value);
  }
}

function isType({ type }: Schema, name: string): boolean {
  return type === name || (Array.isArray(type) && type.includes(name));
}

function finishText(schema: Schema): void {
  if (!("enum" in schema || "const" in schema)) {
    schema.maxLength ??= lengthIn(schema.pattern) ?? maxCharacters;
  }
  // Not a registered format; the pattern expresses it.
  if (schema.format === "starts_with") delete schema.format;
  // Not every validator compiles patterns as Unicode. Transmitted JSON contains no lone surrogates.
  if (typeof schema.pattern === "string") {
    schema.pattern = schema.pattern
      .replaceAll("\\p{Cc}", "\\u0000-\\u001f\\u007f-\\u009f")
      .replaceAll("\\p{Cs}", "");
  }
}

/** The length that a pattern of one repeated class allows, such as `^[a-z]{1,80}$`. */
function lengthIn(pattern: unknown): number | undefined {
  const [, most] = /^\^\[[^\]]+\]\{(?:\d+,)?(\d+)\}\$$/.exec(String(pattern)) ?? [];
  return most === undefined ? undefined : Number(most);
}

function finishList(schema: Schema): void {
  schema.maxItems ??= maxItems;
  // In a query, a list and its example are one string.
  if (typeof schema.example === "string") schema.example = schema.example.split(",");
}

function finishInteger(schema: Schema): void {
  const { minimum, maximum } = schema;
  const isSmall = (bound: unknown) => typeof bound === "number" && Math.abs(bound) < 2 ** 31;
  schema.format ??= isSmall(minimum) && isSmall(maximum) ? "int32" : "int64";
}

/** A record with a fixed set of keys lists them as properties. */
function nameProperties(schema: Schema): void {
  const names = (schema.propertyNames as Schema | undefined)?.enum;
  if (!Array.isArray(names) || schema.properties !== undefined) return;
  schema.properties = Object.fromEntries(
    names.map((name) => [name, structuredClone(schema.additionalProperties)]),
  );
  schema.additionalProperties = false;
  delete schema.propertyNames;
}
