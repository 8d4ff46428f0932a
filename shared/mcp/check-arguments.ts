import { editDistance } from "../core/edit-distance.ts";
import {
  type ArgumentsSchema,
  type CallFailure,
  errorResult,
  isRecord,
  type JsonSchema,
} from "./tool.ts";

/** An error in an argument, in words and in fields. */
export interface ArgumentFault {
  text: string;
  failure: CallFailure;
}

/** Unknown names that an answer repeats. */
const maxUnknown = 5;

/**
 * Finds the faults in a call's arguments before any of them is used: unknown names, missing
 * required arguments and values of the wrong type. Whether a value of the right type is allowed
 * is for the operation to decide.
 *
 * @param checkedLater names of arguments that the operation itself requires and type-checks.
 * @returns empty if there are none.
 *
 * @example
 * checkArguments({ rol: "nurse" }, { type: "object", properties: { role: { type: "string" } } })[0]?.text;
 * // "rol is not an argument of this tool. It takes: role."
 */
export function checkArguments(
  args: Readonly<Record<string, unknown>>,
  { properties, required = [] }: ArgumentsSchema,
  checkedLater: readonly string[] = [],
): ArgumentFault[] {
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
    ...unknown.slice(0, maxUnknown).map((name, at) => ({
      text: `${name} is not an argument of this tool.${at === 0 ? ` ${usage}` : ""}`,
      failure: { code: "argument_unknown", argument: name, candidates: nearestNames(name, names) },
    })),
    ...missing.map((name) => ({
      text: `${name} is required.`,
      failure: { code: "argument_missing", argument: name, ...allowedBy(schemas.get(name)) },
    })),
    ...mistyped.map(([name]) => ({
      text: `${name} must be ${describeType(schemas.get(name))}.`,
      failure: { code: "argument_invalid", argument: name, ...allowedBy(schemas.get(name)) },
    })),
    ...[...present].flatMap(([name, value]) => checkFields(name, schemas.get(name), value)),
  ];
}

/** The refusal of a call for its faults, with the fields of the first. */
export function refuseArguments(faults: readonly ArgumentFault[]) {
  const [first] = faults;
  return errorResult(
    faults.map(({ text }) => text),
    first?.failure,
  );
}

/** The values that an argument may have, if its schema lists them. */
export function allowedBy(schema: JsonSchema | undefined): Pick<CallFailure, "allowed"> {
  const choices = schema?.enum ?? Object(schema?.items).enum;
  return Array.isArray(choices) ? { allowed: choices } : {};
}

function nearestNames(name: string, names: readonly string[]): string[] {
  const distance = (known: string) => editDistance(name.toLowerCase(), known.toLowerCase());
  return names
    .filter((known) => distance(known) <= Math.max(2, known.length / 2))
    .toSorted((a, b) => distance(a) - distance(b));
}

/** Finds the faults in the fields of an argument that is an object. */
function checkFields(
  name: string,
  schema: JsonSchema | undefined,
  value: unknown,
): ArgumentFault[] {
  if (!isObjectSchema(schema) || !isRecord(value)) return [];
  return checkArguments(value, schema).map(({ text, failure }) => ({
    text: `${name}.${text}`,
    failure: { ...failure, argument: `${name}.${failure.argument}` },
  }));
}

function isObjectSchema(schema: unknown): schema is ArgumentsSchema {
  return isRecord(schema) && schema.type === "object" && isRecord(schema.properties);
}

/**
 * A number may be sent as text and a list of one as its only value, because the operation reads
 * both from a query.
 */
function hasType({ type, items, enum: choices }: JsonSchema, value: unknown): boolean {
  if (type === "object") return isRecord(value);
  if (type === "string" && !choices) return typeof value === "string";
  if (type !== "array") return isScalar(value);
  if (isObjectSchema(items)) return Array.isArray(value) && value.every(isRecord);
  return Array.isArray(value) ? value.every(isScalar) : isScalar(value);
}

function isScalar(value: unknown): boolean {
  return ["string", "number", "boolean"].includes(typeof value);
}

function describeType(schema: JsonSchema = {}): string {
  const values = schema.enum;
  if (Array.isArray(values)) return `one of ${values.join(", ")}`;
  if (schema.type === "array") {
    return isObjectSchema(schema.items) ? "an array of objects" : "an array of strings";
  }
  if (schema.type === "object") return "an object";
  return schema.type === "integer" || schema.type === "number" ? "a number" : "a string";
}
