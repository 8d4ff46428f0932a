import type { CallToolResult, ToolAnnotations } from "@modelcontextprotocol/server";
import type { Method, Operation } from "../contracts/operation.ts";
import { withCharts } from "./charts/tool-chart.ts";
import { type ArgumentFault, checkArguments, refuseFaults } from "./check-arguments.ts";
import type { McpContext, OperationInput, OperationResponse } from "./context.ts";
import { explainFailure } from "./explain-failure.ts";
import { type ArgumentLocations, inputOf } from "./input-schema.ts";
import type { Lookup } from "./lookup.ts";
import { presentAnswer } from "./present-answer.ts";
import { resolveArguments } from "./resolve-arguments.ts";
import { readFields } from "./select-fields.ts";
import { type ArgumentsSchema, errorResult, type JsonSchema, readOnly, type Tool } from "./tool.ts";
import type { ToolRow } from "./tool-row.ts";

/** A tool that calls one operation, and how its arguments become the operation's request. */
export interface OperationTool extends Tool {
  operation: Operation;
  /** The arguments as a validator needs them. */
  operationSchema: ArgumentsSchema;
  locations: ArgumentLocations;
  fixedBody: ToolRow["fixedBody"];
}

const lookup: Lookup = {
  role: (words) => ({ tool: "search_roles", arguments: { q: words } }),
  city: () => null,
};

/**
 * Makes a tool out of an operation: it has the operation's arguments and returns its response.
 *
 * @param charted the operation that its chart needs; absent if it needs none.
 */
export function operationTool(
  name: string,
  operation: Operation,
  row: ToolRow,
  outputSchema: JsonSchema | undefined,
  charted?: Operation,
): OperationTool {
  const { schema, compact, locations } = inputOf(operation, row);
  const names = Object.keys(compact.properties);
  return {
    name,
    title: row.title,
    description: row.description,
    annotations: annotationsOf(operation),
    inputSchema: compact,
    ...(outputSchema ? { outputSchema } : {}),
    ...(row.chart ? { view: row.chart.view } : {}),
    operationSchema: schema,
    operation,
    locations,
    fixedBody: row.fixedBody,
    async run(context, given) {
      const faults = findFaults(given, compact, locations);
      if (faults.length > 0) return refuseFaults(faults.map((fault) => withList(fault, name)));
      const resolved = await resolveArguments(context, { tool: name, args: given, names }, lookup);
      if ("refusal" in resolved) return resolved.refusal;
      const { args, notes } = resolved;
      const input = toInput(withDefaults(args, row), locations, row);
      const response = await context.call(operation, input);
      if (response.status >= 400) return refuse(response, { tool: name, args, schema: compact });
      const answer = JSON.parse(response.text) as Record<string, unknown>;
      const fields = readFields(args.fields);
      const result = presentAnswer(answer, { row, notes, fields, etag: etagOf(response) });
      return withCharts(context, result, () => draw(context, answer, input));
    },
  };

  async function draw(context: McpContext, answer: object, input: OperationInput) {
    const { chart } = row;
    if (!chart) return [];
    const other = charted ? await context.call(charted, input) : null;
    if (other && other.status >= 400) throw new Error(`${charted?.path}: ${other.text}`);
    return chart.draw(answer as never, (other ? JSON.parse(other.text) : null) as never);
  }

  function etagOf({ headers }: OperationResponse): string | null {
    const etag = headers.get("etag");
    return operation.versioned || etag?.startsWith('"') ? etag : null;
  }
}

function refuse(
  { text, headers }: OperationResponse,
  call: { tool: string; args: Readonly<Record<string, unknown>>; schema: ArgumentsSchema },
): CallToolResult {
  const { lines, failure } = explainFailure(text, call, lookup);
  const retryAfter = Number(headers.get("retry-after") ?? 0);
  return errorResult(lines, { ...failure, ...(retryAfter > 0 ? { retryAfter } : {}) });
}

/** The arguments with the tool's own values for those that are absent. */
function withDefaults(
  args: Readonly<Record<string, unknown>>,
  { defaults = {} }: ToolRow,
): Record<string, unknown> {
  const absent = Object.entries(defaults).filter(([name]) => (args[name] ?? "") === "");
  return { ...args, ...Object.fromEntries(absent) };
}

/** An id that is missing comes from the list of its kind. */
function withList(fault: ArgumentFault, tool: string): ArgumentFault {
  const { code, argument = "" } = fault.failure;
  const kind = /job|contact|webhook/.exec(`${argument} ${tool}`)?.[0];
  if (code !== "argument_missing" || !/id$/i.test(argument) || !kind) return fault;
  const next = { tool: `list_${kind}s`, arguments: {} };
  return { text: `${fault.text} Next: ${next.tool}.`, failure: { ...fault.failure, next } };
}

/** Faults that the operation would miss, or report under another name than the tool's argument. */
function findFaults(
  args: Readonly<Record<string, unknown>>,
  schema: ArgumentsSchema,
  { path, body, header }: ArgumentLocations,
): ArgumentFault[] {
  const invalid = [
    ...path.filter((name) => !isPathSegment(args[name])),
    ...Object.keys(header).filter((name) => hasControlCharacter(args[name])),
  ];
  return [
    // The operation reports all faults of a body together.
    ...checkArguments(args, schema, body),
    ...invalid.map((name) => ({
      text: `${name} is not valid.`,
      failure: { code: "argument_invalid", argument: name },
    })),
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
