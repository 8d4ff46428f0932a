import type { ArgumentsSchema, JsonSchema } from "./tool.ts";

/**
 * What is wrong with a call's arguments before any of them is used: names that the tool does not
 * have, absent ones that it needs, and values of a type that it does not take. Which values of the
 * right type are allowed is for the operation to say.
 *
 * @param checkedLater names of arguments whose types the operation checks by itself.
 */
export function checkArguments(
  args: Readonly<Record<string, unknown>>,
  { properties, required = [] }: ArgumentsSchema,
  checkedLater: readonly string[] = [],
): string[] {
  const schemas = new Map(Object.entries(properties));
  const names = [...schemas.keys()];
  const takes = names.length === 0 ? "This tool takes none." : `It takes: ${names.join(", ")}.`;
  const given = new Map(Object.entries(args).filter(([, value]) => (value ?? "") !== ""));
  const unknown = Object.keys(args).filter((name) => !schemas.has(name));
  const absent = required.filter((name) => !given.has(name) && !checkedLater.includes(name));
  const mistyped = [...given].filter(([name, value]) => {
    const schema = schemas.get(name);
    return schema && !checkedLater.includes(name) && !isOfType(schema, value);
  });
  return [
    ...unknown.map((name) => `${name} is not an argument of this tool. ${takes}`),
    ...absent.map((name) => `${name} is required.`),
    ...mistyped.map(([name]) => `${name} must be ${wanted(schemas.get(name))}.`),
  ];
}

/** Numbers may come as text too, and one value for a list: the operation reads both from a query. */
function isOfType({ type }: JsonSchema, value: unknown): boolean {
  if (type === "string") return typeof value === "string";
  if (type === "array" && Array.isArray(value)) return value.every(isScalar);
  return isScalar(value);
}

function isScalar(value: unknown): boolean {
  return ["string", "number", "boolean"].includes(typeof value);
}

function wanted(schema: JsonSchema = {}): string {
  const values = schema.enum;
  if (Array.isArray(values)) return `one of ${values.join(", ")}`;
  if (schema.type === "array") return "a list of texts";
  return schema.type === "integer" || schema.type === "number" ? "a number" : "text";
}
