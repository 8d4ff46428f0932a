import type { DescribedOperation } from "./describe-operations.ts";
import type { ClientDocument, Schema } from "./document-types.ts";
import { resolve } from "./document-types.ts";

/** The names of an operation's types in `sdk/src/generated/models.ts`. */
export interface OperationTypes {
  query: string | null;
  body: string | null;
  /** The type of the whole record, of `data`, or of a row. */
  result: string;
}

interface Models {
  /** Every schema that the client needs, with a name. */
  schemas: Record<string, Schema>;
  types: Map<string, OperationTypes>;
  /** The type of each webhook event, by the event's name. */
  events: Record<string, string>;
}

/** Gives every schema of the operations a name, and collects those that they refer to. */
export function nameModels(
  document: ClientDocument,
  operations: readonly DescribedOperation[],
): Models {
  const named: Record<string, Schema> = {};
  const name = (wanted: string, schema: Schema): string => {
    const own = schemaName(schema);
    if (own !== null) return own;
    if (document.components.schemas[wanted] || named[wanted]) {
      throw new Error(`Two types are called ${wanted}.`);
    }
    named[wanted] = schema;
    return wanted;
  };
  const types = new Map(
    operations.map((operation) => {
      const prefix = capitalize(operation.id);
      return [
        operation.id,
        {
          query: operation.query && name(`${prefix}Query`, operation.query),
          body: operation.body && name(`${prefix}Body`, operation.body),
          result: nameResult(operation, prefix, name),
        },
      ];
    }),
  );
  const events = Object.fromEntries(
    Object.entries(document.webhooks).map(([event, { post }]) => {
      const body = post?.requestBody && resolve(document, post.requestBody);
      const schema = body?.content["application/json"]?.schema;
      if (!schema) throw new Error(`The webhook ${event} has no body.`);
      const words = event.split(/[._]/).map(capitalize).join("");
      return [event, name(`${words}Event`, schema)];
    }),
  );
  return { schemas: withReferences(document, named, types, events), types, events };
}

function nameResult(
  { result, response }: DescribedOperation,
  prefix: string,
  name: (wanted: string, schema: Schema) => string,
): string {
  if (result.kind === "envelope") return name(`${prefix}Data`, result.data);
  if (result.kind === "rows") return name(`${prefix}Row`, result.row);
  return name(`${prefix}Result`, response);
}

/** Types that the hand-written part of the client uses. */
const always = [
  ...["Attribution", "ListAttribution", "RequestDetails"],
  ...["ErrorCode", "PipelineErrorCode", "PipelineError", "SalaryErrorDetails"],
];

function withReferences(
  document: ClientDocument,
  named: Record<string, Schema>,
  types: Models["types"],
  events: Models["events"],
): Record<string, Schema> {
  const all = { ...document.components.schemas, ...named };
  const roots = [
    ...Object.keys(named),
    ...[...types.values()].flatMap(({ query, body, result }) => [query, body, result]),
    ...Object.values(events),
    ...always,
  ];
  const needed = new Set<string>();
  const visit = (schemaOf: string) => {
    const schema = all[schemaOf];
    if (!schema || needed.has(schemaOf)) return;
    needed.add(schemaOf);
    for (const [, reference = ""] of JSON.stringify(schema).matchAll(referencePattern)) {
      visit(reference);
    }
  };
  for (const root of roots) if (root !== null) visit(root);
  const names = Object.keys(all).filter((one) => needed.has(one));
  return Object.fromEntries(names.map((one) => [one, simplify(all[one] ?? {})]));
}

const referencePattern = /"\$ref":"#\/components\/schemas\/([^"]+)"/g;

/** Keeps what a type can express, with the default and the example in the description. */
function simplify(schema: Schema): Schema {
  const simple: Schema = {};
  for (const key of ["$ref", "type", "enum", "const", "required", "additionalProperties"]) {
    if (schema[key] !== undefined) simple[key] = simplifyAny(schema[key]);
  }
  for (const key of ["anyOf", "oneOf", "allOf"] as const) {
    const choices = schema[key];
    if (choices) simple[key] = choices.map(simplify);
  }
  if (schema.items) simple.items = simplify(schema.items);
  if (schema.properties) {
    simple.properties = Object.fromEntries(
      Object.entries(schema.properties).map(([key, one]) => [key, simplify(one)]),
    );
  }
  const description = [
    schema.description,
    isWorthShowing(schema.default) ? `Default: ${JSON.stringify(schema.default)}.` : undefined,
  ].filter((part) => part !== undefined);
  if (description.length > 0) simple.description = description.join(" ");
  return simple;
}

function simplifyAny(value: unknown): unknown {
  const isSchema = typeof value === "object" && value !== null && !Array.isArray(value);
  return isSchema ? simplify(value as Schema) : value;
}

function isWorthShowing(value: unknown): boolean {
  return value !== undefined && !(Array.isArray(value) && value.length === 0);
}

function schemaName({ $ref }: Schema): string | null {
  return $ref?.startsWith("#/components/schemas/")
    ? $ref.slice("#/components/schemas/".length)
    : null;
}

export function capitalize(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
