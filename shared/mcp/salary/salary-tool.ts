import { checkArguments } from "../check-arguments.ts";
import type { McpContext } from "../context.ts";
import {
  type ArgumentsSchema,
  errorResult,
  type JsonSchema,
  readOnly,
  structuredResult,
  type Tool,
} from "../tool.ts";
import type { Analysis } from "./analysis.ts";
import { ToolError } from "./tool-error.ts";

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
  /** The `data` of the result. */
  output: ObjectFields;
  /** @throws {ToolError} if the call cannot be served. */
  analyze(context: McpContext, args: Readonly<Record<string, unknown>>): Promise<Analysis>;
}

/**
 * Declares a tool of the salary API.
 *
 * @example
 * salaryTool({
 *   name: "analyze_market",
 *   // …
 *   input: { properties: { role: is.role, city: is.city }, required: ["role"] },
 *   output: { properties: { estimate: is.object }, required: ["estimate"] },
 *   analyze: async (context, { role, city }) =>
 *     toAnalysis(await callSalaryOperation(context, market, { role, city })),
 * });
 */
export function salaryTool({ input, output, analyze, ...tool }: Declaration): Tool {
  const inputSchema: ArgumentsSchema = { type: "object", ...input, additionalProperties: false };
  return {
    ...tool,
    annotations: readOnly,
    inputSchema,
    outputSchema: analysisSchema(output),
    async run(context, args) {
      const faults = checkArguments(args, inputSchema);
      if (faults.length > 0) return errorResult(faults);
      try {
        return structuredResult({ ...(await analyze(context, args)) });
      } catch (error) {
        if (error instanceof ToolError) return errorResult(error.lines);
        throw error;
      }
    },
  };
}

function analysisSchema(data: ObjectFields): JsonSchema {
  return {
    type: "object",
    properties: {
      data: { type: "object", ...data },
      citation: { type: "object", required: ["text", "request_id"] },
      assumptions: { type: "array" },
    },
    required: ["data", "citation", "assumptions"],
  };
}
