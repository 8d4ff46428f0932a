import * as z from "zod/mini";
import type { Operation } from "../contracts/operation.ts";
import { argumentNotes } from "./argument-notes.ts";
import { compactSchema } from "./compact-schema.ts";
import { fieldsArgument } from "./select-fields.ts";
import type { ArgumentsSchema, JsonSchema } from "./tool.ts";
import type { ToolRow } from "./tool-row.ts";

/** Where each argument of a tool goes in the request of its operation. */
export interface ArgumentLocations {
  path: readonly string[];
  query: readonly string[];
  body: readonly string[];
  /** From the argument to the header that carries it. */
  header: Readonly<Record<string, string>>;
}

export interface ToolInput {
  /** As a validator needs it, for the manifest. */
  schema: ArgumentsSchema;
  /** As an agent needs it. */
  compact: ArgumentsSchema;
  locations: ArgumentLocations;
}

/** What a row of the table says of the arguments. */
type InputRow = Pick<
  ToolRow,
  "path" | "query" | "required" | "fixedBody" | "notes" | "defaults" | "fields"
>;

/** The arguments of a tool: path, query, body and headers of its operation in one flat object. */
export function inputOf(operation: Operation, row: InputRow): ToolInput {
  const path = objectSchema(operation.params);
  const query = pick(objectSchema(operation.query), (name) => row.query?.includes(name) ?? true);
  const body = pick(
    operation.body ? objectSchema(operation.body) : emptySchema,
    (name, schema) => !Object.hasOwn(row.fixedBody ?? {}, name) && !isNever(schema),
  );
  const header = headersOf(operation);
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
  const rest = {
    ...(required.length > 0 ? { required: [...new Set(required)] } : {}),
    additionalProperties: false,
  };
  return {
    schema: { type: "object", properties, ...rest },
    compact: { type: "object", properties: compactProperties(properties, operation, row), ...rest },
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
  { notes, defaults, fields }: InputRow,
): Record<string, JsonSchema> {
  const compact = Object.entries(properties).map(([name, schema]): [string, JsonSchema] => {
    const note = notes?.[name] ?? argumentNotes[name];
    const value = compactSchema(schema, note, { clears: method === "patch" });
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
  keep: (name: string, schema: JsonSchema) => boolean,
): ObjectSchema {
  const kept = Object.entries(properties).filter(
    ([name, schema]) => !omitted.includes(name) && keep(name, schema),
  );
  return {
    properties: Object.fromEntries(kept),
    required: required.filter((name) => kept.some(([keptName]) => keptName === name)),
  };
}

/** Whether a field is declared only so that its rejection can be explained. */
function isNever(schema: JsonSchema): boolean {
  return Object.hasOwn(schema, "not");
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

function headersOf({ writes, method, secret, versioned }: Operation) {
  const isReplayable = writes && method === "post" && !secret;
  return {
    properties: {
      ...(isReplayable ? { idempotencyKey } : {}),
      ...(versioned ? { ifMatch } : {}),
    },
    names: {
      ...(isReplayable ? { idempotencyKey: "Idempotency-Key" } : {}),
      ...(versioned ? { ifMatch: "If-Match" } : {}),
    },
  };
}
