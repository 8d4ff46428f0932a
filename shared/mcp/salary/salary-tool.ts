import type { CallToolResult } from "@modelcontextprotocol/server";
import type { Operation } from "#shared/contract/operation.ts";
import { type ChartData, withCharts } from "../charts/tool-chart.ts";
import { checkArguments, refuseArguments } from "../check-arguments.ts";
import type { Lookup } from "../lookup.ts";
import { resolveArguments } from "../resolve-arguments.ts";
import {
  type FieldRule,
  fieldsArgument,
  readFields,
  refuseUnknownFields,
  selectFields,
  unknownFields,
} from "../select-fields.ts";
import {
  argumentsSchema,
  errorResult,
  type JsonSchema,
  readOnly,
  structuredResult,
  type Tool,
} from "../tool.ts";
import type { Analysis } from "./analysis.ts";
import { type ToolContext, ToolError } from "./call-salary-operation.ts";

/** The fields of an object, in the terms of JSON Schema. */
interface ObjectFields {
  properties: Readonly<Record<string, JsonSchema>>;
  required?: readonly string[];
}

interface Declaration {
  name: string;
  title: string;
  description: string;
  /** The arguments. */
  input: ObjectFields;
  /** The `data` of the result; if absent, the schema does not say what it has. */
  output?: Pick<ObjectFields, "properties">;
  /** The fields of `data` that are returned unless others are asked for; all if absent. */
  initial?: readonly string[];
  /** Whether `role` and `city` are words to search for, not the names of one role and city. */
  searches?: boolean;
  /** How roles and cities are found on its server; with the salary server's tool if absent. */
  lookup?: Lookup;
  /** The result in words. */
  words(analysis: Analysis): readonly string[];
  /** Present if the result is drawn, in the view of pay. */
  charts?(
    context: ToolContext,
    analysis: Analysis,
    args: Readonly<Record<string, unknown>>,
  ): Promise<readonly ChartData[]>;
  /** @throws {ToolError} if the call cannot be served. */
  analyze(context: ToolContext, args: Readonly<Record<string, unknown>>): Promise<Analysis>;
}

/** How roles and cities are found on the salary server. */
export const salaryLookup: Lookup = {
  role: (words) => ({ tool: "discover_roles_and_cities", arguments: { query: words } }),
  city: (words) => ({
    tool: "discover_roles_and_cities",
    arguments: words === "" ? { state: "CA" } : { city: words },
  }),
};

/** More assumptions than these are returned if `fields` asks for them, or the tool does not take it. */
const maxAssumptions = 8;

/**
 * Declares a tool of the salary API.
 *
 * @example
 * salaryTool({
 *   name: "analyze_market",
 *   // …
 *   input: { properties: { role: is.role, city: is.city }, required: ["role"] },
 *   output: { properties: { estimate: is.object } },
 *   words: ({ citation }) => [citation.text],
 *   analyze: async (context, { role, city }) =>
 *     toAnalysis(await callSalaryOperation(context, market, { role, city })),
 * });
 */
export function salaryTool(declaration: Declaration): Tool {
  const { name, title, description, input, output, initial, searches, words, charts, analyze } =
    declaration;
  const lookup = declaration.lookup ?? salaryLookup;
  const inputSchema = argumentsSchema(
    { ...input.properties, ...(initial ? { fields: fieldsArgument } : {}) },
    input,
  );
  const names = searches ? [] : Object.keys(input.properties);
  return {
    name,
    title,
    description,
    annotations: readOnly,
    inputSchema,
    outputSchema: analysisSchema(output),
    ...(charts ? { view: "pay" } : {}),
    async run(context, given) {
      const faults = checkArguments(given, inputSchema);
      if (faults.length > 0) return refuseArguments(faults);
      const resolved = await resolveArguments(context, { tool: name, args: given, names }, lookup);
      if ("refusal" in resolved) return resolved.refusal;
      const { args, notes } = resolved;
      try {
        const own = { ...context, tool: { name, inputSchema, lookup } };
        const analysis = await analyze(own, args);
        const lines = [...notes, ...words(analysis)];
        const result = present(analysis, lines, initial, readFields(args.fields));
        return await withCharts(context, result, charts && (() => charts(own, analysis, args)));
      } catch (error) {
        if (error instanceof ToolError) return errorResult(error.lines, error.failure);
        throw error;
      }
    },
  };
}

function present(
  analysis: Analysis,
  lines: readonly string[],
  initial: readonly string[] | undefined,
  fields: readonly string[],
): CallToolResult {
  const { citation, assumptions } = analysis;
  // A tool whose fields are fixed has no way to ask for the rest.
  const isWhole = !initial || fields.includes("*") || fields.includes("assumptions");
  const asked = fields.filter((field) => field !== "assumptions");
  const rule: FieldRule = { at: "data", always: ["role", "city"], ...(initial ? { initial } : {}) };
  const { unknown, known } = unknownFields({ ...analysis }, rule, asked);
  if (unknown.length > 0) return refuseUnknownFields(unknown, [...known, "assumptions"]);
  const shown = isWhole ? assumptions : assumptions.slice(0, maxAssumptions);
  const left = assumptions.length - shown.length;
  return structuredResult(
    {
      ...selectFields({ data: analysis.data }, rule, asked),
      citation,
      assumptions: shown,
    },
    [...lines, left > 0 ? `${left} more assumptions with fields ["assumptions"].` : ""],
  );
}

function analysisSchema(data: Declaration["output"]): JsonSchema {
  const properties = data && {
    data: { type: "object", properties: data.properties },
    citation: { type: "object" },
    assumptions: { type: "array" },
  };
  return {
    type: "object",
    ...(properties ? { properties } : {}),
    required: ["data", "citation", "assumptions"],
  };
}

/** The operations that the tools call. */
export interface SalaryOperations {
  salary: Operation;
  history: Operation;
  projections: Operation;
  employerCost: Operation;
  wageLevels: Operation;
  compare: Operation;
  evaluate: Operation;
  skills: Operation;
  market: Operation;
  /** Needed by charts alone. */
  distribution: Operation;
  adjacent: Operation;
  roles: Operation;
  search: Operation;
  cities: Operation;
}
