import type { ToolAnnotations } from "@modelcontextprotocol/server";
import type { Method } from "../contracts/operation.ts";
import type { Endpoint } from "../http/endpoint.ts";
import { callOperation, type OperationCall } from "./call-operation.ts";
import { checkArguments } from "./check-arguments.ts";
import { explainFailure, type Finders } from "./explain-failure.ts";
import { type ArgumentPlaces, inputOf } from "./input-schema.ts";
import { type ArgumentsSchema, failed, readOnly, structured, type Tool } from "./tool.ts";
import type { ToolRow } from "./tool-table.ts";

/** A tool that calls one operation, and how its arguments become the operation's request. */
export interface OperationTool extends Tool {
  endpoint: Endpoint;
  places: ArgumentPlaces;
  /** What the body says beside the arguments. */
  fixed: ToolRow["fixed"];
}

const finders: Finders = { roles: (words) => `search_roles with q "${words}"` };

/** Makes a tool of an operation: what it takes and says is what the operation takes and says. */
export function operationTool(name: string, endpoint: Endpoint, row: ToolRow): OperationTool {
  const { schema, places } = inputOf(endpoint, row);
  return {
    name,
    title: row.title ?? endpoint.summary,
    description: row.description ?? endpoint.description,
    annotations: annotate(endpoint),
    input: schema,
    endpoint,
    places,
    fixed: row.fixed,
    async run(c, args) {
      const faults = faultsOf(args, schema, places);
      if (faults.length > 0) return failed(faults);
      const answer = await callOperation(c, endpoint, toCall(args, places, row));
      if (answer.status >= 400) return failed(explainFailure(answer.text, finders));
      const result = structured(JSON.parse(answer.text));
      const etag = answer.headers.get("etag");
      return endpoint.versioned || etag?.startsWith('"') ? { ...result, _meta: { etag } } : result;
    },
  };
}

/** What the operation itself would not notice or not name by the tool's own argument. */
function faultsOf(
  args: Readonly<Record<string, unknown>>,
  schema: ArgumentsSchema,
  { path, body, header }: ArgumentPlaces,
): string[] {
  const odd = [
    ...path.filter((name) => !canStandInPath(args[name])),
    ...Object.keys(header).filter((name) => hasControls(args[name])),
  ];
  return [
    // The operation tells every fault of a body at once.
    ...checkArguments(args, schema, body),
    ...odd.map((name) => `${name} is not valid.`),
  ];
}

function hasControls(value: unknown): boolean {
  return typeof value === "string" && /\p{Cc}/u.test(value);
}

/** Not what a URL would take for another path, nor what it cannot hold. */
function canStandInPath(value: unknown): boolean {
  return typeof value !== "string" || (!/^\.{1,2}$/.test(value) && value.isWellFormed());
}

function toCall(
  args: Readonly<Record<string, unknown>>,
  { path, query, body, header }: ArgumentPlaces,
  { fixed }: ToolRow,
): OperationCall {
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
      ...fixed,
      ...Object.fromEntries(
        body.filter((name) => args[name] !== undefined).map((name) => [name, args[name]]),
      ),
    },
  };
}

/** As it stands in a query; a list is separated by commas. */
function toText(value: unknown): string {
  if (Array.isArray(value)) return value.map(toText).join(",");
  return typeof value === "object" ? JSON.stringify(value) : String(value);
}

const byMethod: Record<Method, ToolAnnotations> = {
  get: readOnly,
  post: { readOnlyHint: false, destructiveHint: false, idempotentHint: false },
  patch: { readOnlyHint: false, destructiveHint: true, idempotentHint: true },
  delete: { readOnlyHint: false, destructiveHint: true, idempotentHint: true },
};

function annotate({ method, path }: Endpoint): ToolAnnotations {
  // A webhook reaches out to others; all else stays in the account.
  const openWorldHint = method === "post" && path.startsWith("/api/mcp/webhooks");
  return { ...byMethod[method], openWorldHint };
}
