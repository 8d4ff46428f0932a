import type { CallToolResult, ToolAnnotations } from "@modelcontextprotocol/server";
import type { ViewName } from "./charts/views.ts";
import type { McpContext } from "./context.ts";

export type JsonSchema = Readonly<Record<string, unknown>>;

/** The schema of a tool's arguments. */
export type ArgumentsSchema = JsonSchema & {
  type: "object";
  properties: Readonly<Record<string, JsonSchema>>;
  required?: readonly string[];
  additionalProperties?: boolean;
};

/** One tool of an MCP server. */
export interface Tool {
  name: string;
  title: string;
  /** What it returns, in which units, from which sources, and what it cannot do. */
  description: string;
  annotations: ToolAnnotations;
  inputSchema: ArgumentsSchema;
  outputSchema?: JsonSchema;
  /** What draws its results, for clients that show it. */
  view?: ViewName;
  /**
   * Calls the tool. A call that cannot be served resolves to a result with `isError`; only a
   * defect of the service rejects.
   */
  run(context: McpContext, args: Readonly<Record<string, unknown>>): Promise<CallToolResult>;
}

/**
 * A result: its rows as structure, once, and all that matters in words.
 *
 * @param lines the text, for a model that reads nothing else.
 */
export function structuredResult(
  content: Record<string, unknown>,
  lines: readonly string[],
): CallToolResult {
  return {
    structuredContent: content,
    content: [{ type: "text", text: lines.filter((line) => line !== "").join("\n") }],
  };
}

/** A call of a tool of the same server. */
export interface NextCall {
  tool: string;
  arguments: Readonly<Record<string, unknown>>;
}

/** What a program needs to correct a call; the text of the result says the same in words. */
export interface CallFailure {
  /** The code of the API's error, or that of a fault in the arguments. */
  code: string;
  /** The argument that is wrong. */
  argument?: string;
  /** Values that it may have been meant for, best first. */
  candidates?: readonly string[];
  /** All values that it may have. */
  allowed?: readonly unknown[];
  /** The call that finds the right value. */
  next?: NextCall;
  /** Seconds after which the same call may succeed. */
  retryAfter?: number;
}

/**
 * A failure that the agent can read and act on. The fields are in `_meta`, because structured
 * content would have to match the schema of a success.
 */
export function errorResult(lines: readonly string[], failure?: CallFailure): CallToolResult {
  return {
    isError: true,
    content: [{ type: "text", text: lines.join("\n") }],
    ...(failure ? { _meta: { error: failure } } : {}),
  };
}

/** For a tool that only reads, and only from this service. */
export const readOnly: ToolAnnotations = { readOnlyHint: true, openWorldHint: false };
