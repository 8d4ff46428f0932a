import * as z from "zod/mini";
import type { Operation } from "../contract/operation.ts";
import { repeatedFields } from "../contract/sent-back.ts";
import { fieldsArgument } from "./select-fields.ts";
import { type ArgumentsSchema, argumentsSchema, type JsonSchema } from "./tool.ts";
import type { ToolRow } from "./tool-row.ts";

/** Where each argument of a tool goes in the request of its operation. */
export interface ArgumentLocations {
  path: readonly string[];
  query: readonly string[];
  body: readonly string[];
  /** Maps the argument to the header that carries it. */
  header: Readonly<Record<string, string>>;
}

interface ToolInput {
  /** The schema for validators, in the manifest. */
  schema: ArgumentsSchema;
  /** The schema for agents. */
  compact: ArgumentsSchema;
  locations: ArgumentLocations;
}

/** The fields of a row of the table that concern the arguments. */
type InputRow = Pick<
  ToolRow,
  "path" | "takes" | "required" | "fixedBody" | "clears" | "notes" | "defaults" | "fields"
>;

/** The arguments of a tool: path, query, body and headers of its operation in one flat object. */
export function describeInput(operation: Operation, row: InputRow): ToolInput {
  const path = objectSchema(operation.params);
  const isTaken = (name: string) => row.takes?.includes(name) ?? true;
  const query = pick(objectSchema(operation.query), isTaken);
  const body = pick(
    operation.body ? objectSchema(operation.body) : emptySchema,
    (name) =>
      isTaken(name) &&
      !Object.hasOwn(row.fixedBody ?? {}, name) &&
      !repeatedFields.has(fieldOf(operation.body, name)),
  );
  const header = headersOf(operation, isTaken);
  const parts = [path, query, body, header];
  const required = [
    ...Object.keys(path.properties),
    ...query.required,
    ...body.required,
    ...(row.required ?? []),
  ];
  const properties: Record<string, JsonSchema> = Object.assign(
    {},
    ...parts.map((part) => part.properties),
  );
  const needed = required.length > 0 ? { required: [...new Set(required)] } : {};
  return {
    schema: { type: "object", properties, ...needed, additionalProperties: false },
    compact: argumentsSchema(compactProperties(properties, operation, row), needed),
    locations: {
      path: Object.keys(path.properties),
      query: Object.keys(query.properties),
      body: Object.keys(body.properties),
      header: header.names,
    },
  };
}

function compactProperties(
  properties: Readonly<Record<string, JsonSchema>>,
  { method }: Operation,
  { clears = true, notes, defaults, fields }: InputRow,
): Record<string, JsonSchema> {
  const compact = Object.entries(properties).map(([name, schema]): [string, JsonSchema] => {
    const note = notes?.[name] ?? argumentNotes[name];
    const value = compactSchema(schema, note, { clears: clears && method === "patch" });
    const initial = defaults?.[name];
    return [name, initial === undefined ? value : { ...value, default: initial }];
  });
  return { ...Object.fromEntries(compact), ...(fields ? { fields: fieldsArgument } : {}) };
}

interface ObjectSchema {
  properties: Readonly<Record<string, JsonSchema>>;
  required: readonly string[];
}

const emptySchema: ObjectSchema = { properties: {}, required: [] };

function objectSchema(contract: z.ZodMiniType): ObjectSchema {
  const schema = z.toJSONSchema(contract, {
    io: "input",
    unrepresentable: "any",
    override: ({ jsonSchema }) => toPlainJsonSchema(jsonSchema),
  });
  const { properties = {}, required = [] } = schema;
  return { properties: properties as ObjectSchema["properties"], required };
}

/** Turns the contract's OpenAPI keywords into those of JSON Schema, or removes them. */
function toPlainJsonSchema(schema: Record<string, unknown>): void {
  const { override, example } = schema;
  if (override && typeof override === "object") Object.assign(schema, override);
  if (example !== undefined) schema.examples = [example];
  for (const name of ["override", "param", "example", "id"]) delete schema[name];
  // Unicode classes are long to read, and some validators do not support them.
  if (typeof schema.pattern === "string" && /\\[pu]/.test(schema.pattern)) delete schema.pattern;
}

/** There is data for one country only, so a tool has no argument for it. */
const omitted = ["country"];

function pick(
  { properties, required }: ObjectSchema,
  keep: (name: string) => boolean,
): ObjectSchema {
  const kept = Object.entries(properties).filter(([name]) => !omitted.includes(name) && keep(name));
  return {
    properties: Object.fromEntries(kept),
    required: required.filter((name) => kept.some(([keptName]) => keptName === name)),
  };
}

/** The schema of a field of a body. */
function fieldOf(body: z.ZodMiniType | undefined, name: string): z.core.$ZodType {
  const { shape = {} } = body instanceof z.ZodMiniObject ? body : {};
  return shape[name] ?? z.never();
}

const idempotencyKey: JsonSchema = {
  type: "string",
  pattern: "^[\\x21-\\x7e]{1,255}$",
  description:
    "A unique text of your choice, for example a UUID: the same call with the same key within 24 hours takes effect once and returns the same result.",
};

const ifMatch: JsonSchema = {
  type: "string",
  description:
    "The `etag` of the record as you read it: if the record has changed since, nothing is written.",
};

function headersOf(
  { writes, method, secret, versioned }: Operation,
  isTaken: (name: string) => boolean,
) {
  const isReplayable = writes && method === "post" && !secret && isTaken("idempotencyKey");
  const isConditional = versioned && isTaken("ifMatch");
  return {
    properties: {
      ...(isReplayable ? { idempotencyKey } : {}),
      ...(isConditional ? { ifMatch } : {}),
    },
    names: {
      ...(isReplayable ? { idempotencyKey: "Idempotency-Key" } : {}),
      ...(isConditional ? { ifMatch: "If-Match" } : {}),
    },
  };
}

/** The meaning of arguments of the pipeline's tools whose names do not say it. One line each. */
const argumentNotes: Readonly<Record<string, string>> = {
  role: "Slug or title",
  roleA: "Slug or title",
  roleB: "Slug or title",
  city: "Slug or name; the nation if absent",
  cityA: "Slug or name",
  cityB: "Slug or name",
  basis: "Pay there, or national pay at its prices",
  exp: "Years: entry 0-2, mid 3-5, senior 6-9, staff 10+",
  cursor: "nextCursor",
  starting_after: "pagination.next_cursor",
  ending_before: "pagination.previous_cursor",
  ifMatch: "etag as read",
  from: "Date or instant",
  to: "Date or instant",
  startsAt: "ISO instant with offset",
  endsAt: "ISO instant with offset",
  occurredAt: "ISO instant; now if absent",
  timeZone: "IANA name",
  currency: "ISO 4217",
  salaryPeriod: "What the pay is for; annual if absent",
  source: "Where the job was found",
  roleSlug: "Slug or title; else from the title",
  citySlug: "Slug or name; else from the location",
};

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
