import type { ToolAnnotations } from "@modelcontextprotocol/server";
import type { Method, Operation } from "../contracts/operation.ts";
import { checkArguments } from "./check-arguments.ts";
import type { OperationInput } from "./context.ts";
import { explainFailure, type LookupHints } from "./explain-failure.ts";
import { type ArgumentLocations, inputOf } from "./input-schema.ts";
import {
  type ArgumentsSchema,
  errorResult,
  readOnly,
  structuredResult,
  type Tool,
} from "./tool.ts";
import type { ToolRow } from "./tool-table.ts";

/** A tool that calls one operation, and how its arguments become the operation's request. */
export interface OperationTool extends Tool {
  operation: Operation;
  locations: ArgumentLocations;
  fixedBody: ToolRow["fixedBody"];
}

const hints: LookupHints = { roles: (words) => `search_roles with q "${words}"` };

/** Makes a tool out of an operation: it has the operation's arguments and returns its response. */
export function operationTool(name: string, operation: Operation, row: ToolRow): OperationTool {
  const { schema, locations } = inputOf(operation, row);
  return {
    name,
    title: row.title ?? operation.summary,
    description: row.description ?? operation.description,
    annotations: annotationsOf(operation),
    inputSchema: schema,
    operation,
    locations,
    fixedBody: row.fixedBody,
    async run(context, args) {
      const faults = findFaults(args, schema, locations);
      if (faults.length > 0) return errorResult(faults);
      const response = await context.call(operation, toInput(args, locations, row));
      if (response.status >= 400) return errorResult(explainFailure(response.text, hints));
      const result = structuredResult(JSON.parse(response.text));
      const etag = response.headers.get("etag");
      return operation.versioned || etag?.startsWith('"') ? { ...result, _meta: { etag } } : result;
    },
  };
}

/** Faults that the operation would miss, or report under another name than the tool's argument. */
function findFaults(
  args: Readonly<Record<string, unknown>>,
  schema: ArgumentsSchema,
  { path, body, header }: ArgumentLocations,
): string[] {
  const invalid = [
    ...path.filter((name) => !isPathSegment(args[name])),
    ...Object.keys(header).filter((name) => hasControlCharacter(args[name])),
  ];
  return [
    // The operation reports all faults of a body together.
    ...checkArguments(args, schema, body),
    ...invalid.map((name) => `${name} is not valid.`),
  ];
}

function hasControlCharacter(value: unknown): boolean {
  return typeof value === "string" && /\p{Cc}/u.test(value);
}

/** Dot segments would lead to another path. */
function isPathSegment(value: unknown): boolean {
  return typeof value !== "string" || !/^\.{1,2}$/.test(value);
}

function toInput(
  args: Readonly<Record<string, unknown>>,
  { path, query, body, header }: ArgumentLocations,
  { fixedBody }: ToolRow,
): OperationInput {
  const texts = (names: readonly string[]) =>
    names
      .filter((name) => args[name] !== undefined && args[name] !== null)
      .map((name) => [name, toText(args[name])]);
  return {
    params: Object.fromEntries(texts(path)),
    query: Object.fromEntries(texts(query)),
    headers: Object.fromEntries(
      texts(Object.keys(header)).map(([name = "", text]) => [header[name], text]),
    ),
    body: {
      ...fixedBody,
      ...Object.fromEntries(
        body.filter((name) => args[name] !== undefined).map((name) => [name, args[name]]),
      ),
    },
  };
}

/** The form that a value has in a query; a list is separated by commas. */
function toText(value: unknown): string {
  if (Array.isArray(value)) return value.map(toText).join(",");
  return typeof value === "object" ? JSON.stringify(value) : String(value);
}

const annotationsByMethod: Record<Method, ToolAnnotations> = {
  get: readOnly,
  post: { readOnlyHint: false, destructiveHint: false, idempotentHint: false },
  patch: { readOnlyHint: false, destructiveHint: true, idempotentHint: true },
  delete: { readOnlyHint: false, destructiveHint: true, idempotentHint: true },
};

function annotationsOf({ method, path }: Operation): ToolAnnotations {
  // Only a new webhook has effects outside the account: the service will call its URL.
  const openWorldHint = method === "post" && path.startsWith("/api/mcp/webhooks");
  return { ...annotationsByMethod[method], openWorldHint };
}
