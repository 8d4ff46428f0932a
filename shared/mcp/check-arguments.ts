import type { ArgumentsSchema, JsonSchema } from "./tool.ts";

/**
 * Finds the faults in a call's arguments before any of them is used: unknown names, missing
 * required arguments and values of the wrong type. Whether a value of the right type is allowed
 * is for the operation to decide.
 *
 * @param checkedLater names of arguments that the operation itself requires and type-checks.
 * @returns a sentence for each fault; empty if there are none.
 *
 * @example
 * checkArguments({ rol: "nurse" }, { type: "object", properties: { role: { type: "string" } } });
 * // ["rol is not an argument of this tool. It takes: role."]
 */
export function checkArguments(
  args: Readonly<Record<string, unknown>>,
  { properties, required = [] }: ArgumentsSchema,
  checkedLater: readonly string[] = [],
): string[] {
  const schemas = new Map(Object.entries(properties));
  const names = [...schemas.keys()];
  const usage = names.length === 0 ? "It takes no arguments." : `It takes: ${names.join(", ")}.`;
  const present = new Map(Object.entries(args).filter(([, value]) => (value ?? "") !== ""));
  const unknown = Object.keys(args).filter((name) => !schemas.has(name));
  const missing = required.filter((name) => !present.has(name) && !checkedLater.includes(name));
  const mistyped = [...present].filter(([name, value]) => {
    const schema = schemas.get(name);
    return schema && !checkedLater.includes(name) && !hasType(schema, value);
  });
  return [
    ...unknown.map((name) => `${name} is not an argument of this tool. ${usage}`),
    ...missing.map((name) => `${name} is required.`),
    ...mistyped.map(([name]) => `${name} must be ${describeType(schemas.get(name))}.`),
    ...[...present].flatMap(([name, value]) => checkFields(name, schemas.get(name), value)),
  ];
}

/** Finds the faults in the fields of an argument that is an object. */
function checkFields(name: string, schema: JsonSchema | undefined, value: unknown): string[] {
  if (!isObjectSchema(schema) || !isRecord(value)) return [];
  return checkArguments(value, schema).map((fault) => `${name}.${fault}`);
}

function isObjectSchema(schema: JsonSchema | undefined): schema is ArgumentsSchema {
  return schema?.type === "object";
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/**
 * A number may be sent as text and a list of one as its only value, because the operation reads
 * both from a query.
 */
function hasType({ type }: JsonSchema, value: unknown): boolean {
  if (type === "object") return isRecord(value);
  if (type === "string") return typeof value === "string";
  if (type === "array" && Array.isArray(value)) return value.every(isScalar);
  return isScalar(value);
}

function isScalar(value: unknown): boolean {
  return ["string", "number", "boolean"].includes(typeof value);
}

function describeType(schema: JsonSchema = {}): string {
  const values = schema.enum;
  if (Array.isArray(values)) return `one of ${values.join(", ")}`;
  if (schema.type === "array") return "an array of strings";
  if (schema.type === "object") return "an object";
  return schema.type === "integer" || schema.type === "number" ? "a number" : "a string";
}
