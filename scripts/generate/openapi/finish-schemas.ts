/** Rewrites what zod renders into what tools and client generators understand best. */
import { isSchema, partsOf, type Schema } from "./schema.ts";

export function finishSchemas(node: unknown, name?: string): void {
  if (node === null || typeof node !== "object") return;
  if (isSchema(node) && name !== "properties") finish(node);
  for (const [member, part] of partsOf(node, name)) {
    finishSchemas(part, name === "properties" ? undefined : member);
  }
}

function finish(schema: Schema): void {
  // Each alternative has its own constant, and few validators support discriminator mappings.
  delete schema.discriminator;
  // That the names of properties are texts goes without saying.
  if (Object.keys(Object(schema.propertyNames)).join() === "type") delete schema.propertyNames;
  if ("oneOf" in schema) delete schema.type;
  nameProperties(schema);
  dropNever(schema);
  mergeNull(schema);
  if (isType(schema, "string")) finishText(schema);
  if (isType(schema, "array")) finishList(schema);
  if (isType(schema, "integer")) finishInteger(schema);
}

function isType({ type }: Schema, name: string): boolean {
  return type === name || (Array.isArray(type) && type.includes(name));
}

function finishText(schema: Schema): void {
  const [choice, ...others] = Array.isArray(schema.enum) ? schema.enum : [];
  if (choice === "true" && others[0] === "false") toBoolean(schema);
  else if (choice !== undefined && others.length === 0) {
    schema.const = choice;
    delete schema.enum;
  }
  const max = lengthIn(schema.pattern);
  if (max !== undefined) schema.maxLength ??= max;
  // The pattern that zod adds says in 300 characters what the format says.
  if (schema.format === "date" || schema.format === "date-time") delete schema.pattern;
  // The format is not registered; the pattern expresses it.
  if (schema.format === "starts_with") delete schema.format;
  // Not every validator compiles patterns as Unicode. Transmitted JSON contains no lone surrogates.
  if (typeof schema.pattern === "string") {
    schema.pattern = schema.pattern
      .replaceAll("\\p{Cc}", "\\u0000-\\u001f\\u007f-\\u009f")
      .replaceAll("\\p{Cs}", "");
  }
}

/** A Boolean value in a query is a text. */
function toBoolean(schema: Schema): void {
  delete schema.enum;
  schema.type = "boolean";
  for (const name of ["default", "example"]) {
    if (name in schema) schema[name] = schema[name] === "true";
  }
}

/** The length that a pattern of one repeated class allows, such as `^[a-z]{1,80}$`. */
function lengthIn(pattern: unknown): number | undefined {
  const [, most] = /^\^\[[^\]]+\]\{(?:\d+,)?(\d+)\}\$$/.exec(String(pattern)) ?? [];
  return most === undefined ? undefined : Number(most);
}

function finishList(schema: Schema): void {
  // No item is valid. `not` leaves its type unknown to most generators.
  if (schema.maxItems === 0) schema.items = { type: "null" };
  // A list in a query, and its example, is one string.
  if (typeof schema.example === "string") schema.example = schema.example.split(",");
}

function finishInteger(schema: Schema): void {
  // Bounds of the programming language, not of the value.
  if (schema.minimum === Number.MIN_SAFE_INTEGER) delete schema.minimum;
  if (schema.maximum === Number.MAX_SAFE_INTEGER) delete schema.maximum;
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

/** Properties that no value fits exist only so that the service can explain why. */
function dropNever({ properties }: Schema): void {
  if (!isSchema(properties)) return;
  for (const [name, property] of Object.entries(properties)) {
    if (isSchema(property) && "not" in property) delete properties[name];
  }
}

/** A scalar or null is a type of two names. */
function mergeNull(schema: Schema): void {
  const { anyOf } = schema;
  if (!Array.isArray(anyOf) || anyOf.length !== 2) return;
  const [choice, nothing] = anyOf as [Schema, Schema];
  const isScalar = ["string", "integer", "number", "boolean"].includes(String(choice.type));
  if (nothing.type !== "null" || !isScalar || "enum" in choice || "const" in choice) return;
  delete schema.anyOf;
  Object.assign(schema, { ...choice, ...schema, type: [choice.type, "null"] });
}
