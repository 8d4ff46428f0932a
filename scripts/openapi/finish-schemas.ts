/**
 * Says in every schema of the document what tools want to read there and zod's
 * rendering leaves out or says in a way that not all of them understand.
 */
type Schema = Record<string, unknown>;

/** What an answer holds at most, where its contract names no bound; what a caller sends has one. */
export const maxCharacters = 100_000;
export const maxItems = 100_000;

export function finishSchemas(node: unknown): void {
  if (node === null || typeof node !== "object") return;
  const schema = node as Schema;
  // Each alternative names its own constant; validators that know mappings are few.
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
  // No format that anyone knows; the pattern says it.
  if (schema.format === "starts_with") delete schema.format;
  // Not every validator reads patterns as Unicode; JSON as it is sent has no halves of pairs.
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
  // In a query a list is one text, and its example with it.
  if (typeof schema.example === "string") schema.example = schema.example.split(",");
}

function finishInteger(schema: Schema): void {
  const { minimum, maximum } = schema;
  const isSmall = (bound: unknown) => typeof bound === "number" && Math.abs(bound) < 2 ** 31;
  schema.format ??= isSmall(minimum) && isSmall(maximum) ? "int32" : "int64";
}

/** A record with a fixed set of names has these as its properties. */
function nameProperties(schema: Schema): void {
  const names = (schema.propertyNames as Schema | undefined)?.enum;
  if (!Array.isArray(names) || schema.properties !== undefined) return;
  schema.properties = Object.fromEntries(
    names.map((name) => [name, structuredClone(schema.additionalProperties)]),
  );
  schema.additionalProperties = false;
  delete schema.propertyNames;
}
