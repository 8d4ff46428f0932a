import type { CallToolResult, ToolAnnotations } from "@modelcontextprotocol/server";
import type { Method, Operation } from "../contract/operation.ts";
import { withCharts } from "./charts/tool-chart.ts";
import { type ArgumentFault, checkArguments, refuseArguments } from "./check-arguments.ts";
import type { McpContext, OperationInput, OperationResponse } from "./context.ts";
import { explainFailure, listAbout } from "./explain-failure.ts";
import { type ArgumentLocations, describeInput } from "./input-schema.ts";
import type { Lookup } from "./lookup.ts";
import { findRecordArguments } from "./questions/find-choices.ts";
import type { ToolResult } from "./questions/person.ts";
import { resolveArguments } from "./resolve-arguments.ts";
import { readFields, refuseUnknownFields, selectFields, unknownFields } from "./select-fields.ts";
import {
  type ArgumentsSchema,
  errorResult,
  type JsonSchema,
  readOnly,
  structuredResult,
  type Tool,
} from "./tool.ts";
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
 * @param operations all of the server: its chart and its questions to the person read others.
 */
export function operationTool(
  name: string,
  operation: Operation,
  row: ToolRow,
  outputSchema: JsonSchema | undefined,
  operations: readonly Operation[] = [],
): OperationTool {
  const { schema, compact, locations } = describeInput(operation, row);
  const names = Object.keys(compact.properties);
  const records = findRecordArguments(operation, names, operations);
  const charted = operations.find(({ path }) => path === row.chart?.with);
  return {
    name,
    title: row.title,
    description: row.description,
    annotations: annotationsOf(operation),
    inputSchema: compact,
    ...(outputSchema ? { outputSchema } : {}),
    ...(changesRecords(operation) ? { scope: "pipeline:write" as const } : {}),
    ...(row.chart ? { view: row.chart.view } : {}),
    operationSchema: schema,
    operation,
    locations,
    fixedBody: row.fixedBody,
    async run(context, given) {
      const faults = findFaults(given, compact, locations);
      if (faults.length > 0) return refuseArguments(faults.map((fault) => withList(fault, name)));
      const call = { tool: name, args: given, names, records };
      const resolved = await resolveArguments(context, call, lookup);
      if ("refusal" in resolved) return resolved.refusal;
      const { args, notes } = resolved;
      const doubt = await confirm(context, args);
      if (doubt) return doubt;
      const input = toInput(withDefaults(args, row), locations, row);
      const response = await context.call(operation, input);
      if (response.status >= 400) return refuse(response, { tool: name, args, schema: compact });
      const answer = JSON.parse(response.text) as Record<string, unknown>;
      const fields = readFields(args.fields);
      const result = presentAnswer(answer, { row, notes, fields, etag: etagOf(response) });
      return withCharts(context, result, () => draw(context, answer, input));
    },
  };

  /** Null if the person need not be asked, or has said yes. */
  async function confirm(
    context: McpContext,
    args: Readonly<Record<string, unknown>>,
  ): Promise<ToolResult | null> {
    const { person } = context;
    if (!row.deletion || !person) return null;
    let failed: OperationResponse | undefined;
    const question = await row.deletion.ask(async (path, input) => {
      const read = operations.find((own) => own.method === "get" && own.path === path);
      if (!read) throw new Error(`no operation reads ${path}`);
      const response = await context.call(read, input);
      if (response.status < 400) return JSON.parse(response.text);
      // The operation reports a record that does not exist; a record that cannot be read is not deleted.
      if (response.status !== 404) failed = response;
      return null;
    }, args);
    if (failed) return refuse(failed, { tool: name, args, schema: compact });
    return question === null ? null : person.confirm(question, row.deletion.yes);
  }

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

function changesRecords({ access }: Operation): boolean {
  return access.kind === "token" && access.access === "read_write";
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
  const list = listAbout(`${argument} ${tool}`);
  if (code !== "argument_missing" || !/id$/i.test(argument) || !list) return fault;
  const next = { tool: list, arguments: {} };
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
  post: { readOnlyHint: false, destructiveHint: false },
  patch: { readOnlyHint: false, destructiveHint: true, idempotentHint: true },
  delete: { readOnlyHint: false, destructiveHint: true, idempotentHint: true },
};

function annotationsOf({ method, path }: Operation): ToolAnnotations {
  // These operations reach outside of the account: the service will call a webhook's URL, and reads
  // a job's page.
  const openWorldHint = method === "post" && /\/(?:webhooks|from-url|check-posting)$/.test(path);
  // A posting is sent in a body because it is long; nothing is kept of it.
  const asMethod = path.endsWith("/check-posting") ? "get" : method;
  return { ...annotationsByMethod[asMethod], openWorldHint };
}

interface Presentation {
  row: ToolRow;
  notes: readonly string[];
  fields: readonly string[];
  etag: string | null;
}

/** The result of a tool: the fields that were asked for, or a short form, and all of it in words. */
function presentAnswer(
  answer: Readonly<Record<string, unknown>>,
  { row, notes, fields, etag }: Presentation,
): CallToolResult {
  const rule = row.fields ?? row.shortened;
  if (rule && fields.length > 0) {
    const { unknown, known } = unknownFields(answer, rule, fields);
    if (unknown.length > 0) return refuseUnknownFields(unknown, known);
  }
  const content = rule ? selectFields(answer, rule, fields) : { ...answer };
  const result = structuredResult(content, [...notes, ...row.words(answer as never)]);
  return etag === null ? result : { ...result, _meta: { etag } };
}
