import type { ClientDocument, DocumentedOperation, Parameter, Schema } from "./document-types.ts";
import { resolve } from "./document-types.ts";
import {
  type Api,
  type ClientMethod,
  leftOut,
  methodTable,
  pathParameterName,
} from "./method-table.ts";

/** A parameter of the path, by its name on the wire and in the clients. */
interface PathParameter {
  wire: string;
  name: string;
  description: string;
}

/** An operation as its method in the client needs it. */
export interface DescribedOperation {
  id: string;
  api: Api;
  namespace: string;
  method: string;
  verb: string;
  path: string;
  summary: string;
  description: string;
  /** The label of a call where it is suggested. */
  label: string;
  deprecated: boolean;
  /** Accepts a token of the Job Pipeline API. */
  takesToken: boolean;
  pathParameters: PathParameter[];
  /** The schema of the query as an object; null if it takes none. */
  query: Schema | null;
  queryRequired: boolean;
  /** The schema of the JSON body; null if it takes none. */
  body: Schema | null;
  /** The same body may be sent as CSV. */
  csvBody: boolean;
  bodyField: string | null;
  /** Whether the service recognizes a repeated request by its `Idempotency-Key`. */
  keyed: boolean;
  /** Changes nothing. */
  reads: boolean;
  /** The whole JSON body of the response. */
  response: Schema;
  result: Result;
}

/**
 * - `envelope`: `data` next to `attribution` and `request`.
 * - `rows`: a page of rows, with where they are and the query parameter that gets the next page.
 * - `parts`: each page is one record.
 * - `record`: the body itself.
 */
type Result =
  | { kind: "envelope"; data: Schema }
  | { kind: "rows"; field: string; row: Schema; enveloped: boolean; cursor: string }
  | { kind: "parts"; cursor: string }
  | { kind: "record" };

/** Every operation that has a method, in the order of the method table. */
export function describeOperations(document: ClientDocument): DescribedOperation[] {
  const found = new Map<string, { path: string; verb: string; operation: DocumentedOperation }>();
  for (const [path, item] of Object.entries(document.paths)) {
    for (const [verb, operation] of Object.entries(item)) {
      found.set(operation.operationId, { path, verb, operation });
    }
  }
  const described = (["salary", "pipeline"] as const).flatMap((api) =>
    Object.entries(methodTable[api]).map(([id, method]) => {
      const one = found.get(id);
      if (!one) throw new Error(`scripts/generate/sdk/method-table.ts: the document has no ${id}.`);
      found.delete(id);
      return describe(document, api, method, one);
    }),
  );
  const missing = [...found.keys()].filter((id) => leftOut[id] === undefined);
  if (missing.length > 0) {
    throw new Error(
      `scripts/generate/sdk/method-table.ts: name the method of ${missing.join(", ")}.`,
    );
  }
  return described;
}

/** The public name of a parameter of the path. */
export function nameOf({ pathParameters, id }: DescribedOperation, wire: string): string {
  const found = pathParameters.find((one) => one.wire === wire);
  if (!found) throw new Error(`${id} has ${wire} in its path and not among its parameters.`);
  return found.name;
}

/** A namespace of a client; `api` is the one that its operations belong to. */
interface Namespace {
  api: Api;
  name: string;
  members: DescribedOperation[];
}

/**
 * The namespaces of a client. The pipeline's client also has those of the Salary Data API that
 * take its token.
 */
export function namespacesOf(api: Api, operations: readonly DescribedOperation[]): Namespace[] {
  const groups = Map.groupBy(operations, (one) => `${one.api}.${one.namespace}`).values();
  const all = [...groups].flatMap((members): Namespace[] => {
    const [first] = members;
    return first ? [{ api: first.api, name: first.namespace, members }] : [];
  });
  const own = all.filter((one) => one.api === api);
  const shared = all.filter((one) => one.members.every(({ takesToken }) => takesToken));
  return api === "pipeline" ? [...own, ...shared.filter((one) => one.api !== api)] : own;
}

function describe(
  document: ClientDocument,
  api: Api,
  method: ClientMethod,
  { path, verb, operation }: { path: string; verb: string; operation: DocumentedOperation },
): DescribedOperation {
  const [namespace = "", name = ""] = method.name.split(".");
  const parameters = (operation.parameters ?? []).map((one) => resolve<Parameter>(document, one));
  const inQuery = parameters.filter((one) => one.in === "query");
  const content = operation.requestBody && resolve(document, operation.requestBody).content;
  const response = successSchema(document, operation);
  return {
    id: operation.operationId,
    api,
    namespace,
    method: name,
    verb: verb.toUpperCase(),
    path,
    summary: operation.summary,
    description: operation.description,
    label: method.label ?? operation.summary,
    deprecated: operation.deprecated ?? false,
    takesToken: (operation.security ?? []).some((one) => "pipelineToken" in one),
    pathParameters: parameters
      .filter((one) => one.in === "path")
      .map(({ name: wire, description = "" }) => ({
        wire,
        name: pathParameterName(namespace, wire),
        description,
      })),
    query: inQuery.length === 0 ? null : toObject(inQuery),
    queryRequired: inQuery.some(({ required }) => required),
    body: content?.["application/json"]?.schema ?? null,
    csvBody: content?.["text/csv"] !== undefined,
    bodyField: method.bodyField ?? null,
    keyed: parameters.some((one) => one.in === "header" && one.name === "Idempotency-Key"),
    reads: verb === "get" || (method.reads ?? false),
    response,
    result: resultOf(document, method, inQuery, response),
  };
}

function successSchema(document: ClientDocument, operation: DocumentedOperation): Schema {
  const success = Object.entries(operation.responses).find(([status]) => status.startsWith("2"));
  const schema = success && resolve(document, success[1]).content?.["application/json"]?.schema;
  if (!schema) throw new Error(`${operation.operationId} returns no JSON: leave it out.`);
  return schema;
}

function toObject(parameters: readonly Parameter[]): Schema {
  return {
    type: "object",
    properties: Object.fromEntries(
      parameters.map(({ name, description, schema }) => [
        name,
        {
          ...asBoolean(schema),
          ...(description === undefined || schema.$ref ? {} : { description }),
        },
      ]),
    ),
    required: parameters.filter(({ required }) => required).map(({ name }) => name),
    additionalProperties: false,
  };
}

/** A query has words only: what it writes as true or false is a boolean to a program. */
function asBoolean(schema: Schema): Schema {
  const words = [...(schema.enum ?? [])].sort().join();
  return words === "false,true" ? { type: "boolean", default: schema.default } : schema;
}

function resultOf(
  document: ClientDocument,
  method: ClientMethod,
  query: readonly Parameter[],
  response: Schema,
): Result {
  const { properties = {} } = resolve<Schema>(document, response);
  const cursor = ["starting_after", "cursor"].find((name) =>
    query.some((one) => one.name === name),
  );
  if (cursor !== undefined && method.wholePages) return { kind: "parts", cursor };
  if (cursor !== undefined) {
    const [[field, rows] = ["", {}]] = Object.entries(properties).filter(
      ([, one]) => one.type === "array",
    );
    if (!rows.items) throw new Error(`${method.name} returns no rows.`);
    return { kind: "rows", field, row: rows.items, enveloped: "pagination" in properties, cursor };
  }
  if (properties.data && properties.attribution && properties.request) {
    return { kind: "envelope", data: properties.data };
  }
  return { kind: "record" };
}
