/** The parts of the OpenAPI document that clients and the reference are made from. */
export interface ClientDocument {
  tags: { name: string; description: string }[];
  paths: Record<string, Record<string, DocumentedOperation>>;
  webhooks: Record<string, Record<string, DocumentedOperation>>;
  components: {
    schemas: Record<string, Schema>;
    parameters: Record<string, Parameter>;
    responses: Record<string, ResponseObject>;
  };
}

export interface DocumentedOperation {
  operationId: string;
  tags: string[];
  summary: string;
  description: string;
  deprecated?: boolean;
  /** The credentials that are accepted, each alone. */
  security?: Record<string, unknown>[];
  parameters?: (Parameter | Reference)[];
  requestBody?: RequestBody | Reference;
  responses: Record<string, ResponseObject | Reference>;
}

export interface Reference {
  $ref: string;
}

interface RequestBody {
  content: Record<string, MediaType>;
}

export interface Parameter {
  name: string;
  in: "query" | "path" | "header";
  required?: boolean;
  description?: string;
  example?: unknown;
  schema: Schema;
}

interface ResponseObject {
  content?: Record<string, MediaType>;
}

interface MediaType {
  schema?: Schema;
  example?: unknown;
  /** Keyed by name, which for an error is its code. */
  examples?: Record<string, { value?: unknown }>;
}

/** A JSON Schema; keywords that no code here reads are kept as they are. */
export interface Schema {
  $ref?: string;
  type?: string | string[];
  description?: string;
  default?: unknown;
  example?: unknown;
  enum?: unknown[];
  const?: unknown;
  format?: string;
  minimum?: number;
  maximum?: number;
  maxLength?: number;
  properties?: Record<string, Schema>;
  required?: string[];
  items?: Schema;
  anyOf?: Schema[];
  oneOf?: Schema[];
  allOf?: Schema[];
  [keyword: string]: unknown;
}

/** The target of a reference within the document; anything else is returned as it is. */
export function resolve<Value extends object>(
  document: ClientDocument,
  value: Value | Reference,
): Value {
  if (!("$ref" in value) || typeof value.$ref !== "string") return value as Value;
  const target = value.$ref
    .replace(/^#\//, "")
    .split("/")
    .reduce<unknown>(
      (at, name) => (at as Record<string, unknown> | undefined)?.[name],
      document as unknown,
    );
  if (target === undefined) throw new Error(`The document has no ${value.$ref}.`);
  return resolve(document, target as Value | Reference);
}
