import * as z from "zod";
import type { Endpoint } from "../http/endpoint.ts";
import type { ArgumentsSchema, JsonSchema } from "./tool.ts";
import type { ToolRow } from "./tool-table.ts";

/** Where each argument of a tool goes in the request of its operation. */
export interface ArgumentPlaces {
  path: readonly string[];
  query: readonly string[];
  body: readonly string[];
  /** Argument to the header that carries it. */
  header: Readonly<Record<string, string>>;
}

export interface ToolInput {
  schema: ArgumentsSchema;
  places: ArgumentPlaces;
}

/** What a tool takes: path, query and body of its operation in one object. */
export function inputOf(endpoint: Endpoint, row: ToolRow): ToolInput {
  const path = schemaOf(endpoint.params);
  const query = pick(schemaOf(endpoint.query), (name) => row.takes?.includes(name) ?? true);
  const body = pick(
    endpoint.body ? schemaOf(endpoint.body) : nothing,
    (name, schema) => !(name in (row.fixed ?? {})) && !isNever(schema),
  );
  const header = headersOf(endpoint);
  const parts = [path, query, body, header];
  const required = [
    ...Object.keys(path.properties),
    ...query.required,
    ...body.required,
    ...(row.needs ?? []),
  ];
  return {
    schema: {
      type: "object",
      properties: Object.assign({}, ...parts.map((part) => part.properties)),
      ...(required.length > 0 ? { required: [...new Set(required)] } : {}),
      additionalProperties: false,
    },
    places: {
      path: Object.keys(path.properties),
      query: Object.keys(query.properties),
      body: Object.keys(body.properties),
      header: header.names,
    },
  };
}

interface ObjectSchema {
  properties: Readonly<Record<string, JsonSchema>>;
  required: readonly string[];
}

const nothing: ObjectSchema = { properties: {}, required: [] };

function schemaOf(contract: z.ZodType): ObjectSchema {
  const schema = z.toJSONSchema(contract, {
    io: "input",
    unrepresentable: "any",
    override: ({ jsonSchema }) => tidy(jsonSchema),
  });
  const { properties = {}, required = [] } = schema;
  return { properties: properties as ObjectSchema["properties"], required };
}

/** Says of a value what the OpenAPI document says of it, in words of JSON Schema alone. */
function tidy(schema: Record<string, unknown>): void {
  const { override, example } = schema;
  if (override && typeof override === "object") Object.assign(schema, override);
  if (example !== undefined) schema.examples = [example];
  for (const name of ["override", "param", "example", "id"]) delete schema[name];
  // Classes of characters are more than an agent wants to read, and than some validators know.
  if (typeof schema.pattern === "string" && /\\[pu]/.test(schema.pattern)) delete schema.pattern;
}

/** Every country but the one that there are data for is refused: a tool need not ask. */
const unasked = ["country"];

function pick(
  { properties, required }: ObjectSchema,
  keep: (name: string, schema: JsonSchema) => boolean,
): ObjectSchema {
  const kept = Object.entries(properties).filter(
    ([name, schema]) => !unasked.includes(name) && keep(name, schema),
  );
  return {
    properties: Object.fromEntries(kept),
    required: required.filter((name) => kept.some(([known]) => known === name)),
  };
}

/** A field that is declared to explain why it is refused. */
function isNever(schema: JsonSchema): boolean {
  return "not" in schema;
}

function headersOf({ writes, method, secret, versioned }: Endpoint) {
  const cachePolicy = writes && method === "post" && !secret;
  return {
    properties: {
      ...(cachePolicy
        ? {
            idempotencyKey: {
              type: "string",
              pattern: "^[\\x21-\\x7e]{1,255}$",
              description:
                "Any text of your own, a UUID say: the same call with the same key within 24 hours is done once and answered alike.",
            },
          }
        : {}),
      ...(versioned
        ? {
            ifMatch: {
              type: "string",
              description:
                "The `etag` of the record as it was read: nothing is written where it has changed since.",
            },
          }
        : {}),
    },
    names: {
      ...(cachePolicy ? { idempotencyKey: "Idempotency-Key" } : {}),
      ...(versioned ? { ifMatch: "If-Match" } : {}),
    },
  };
}
