import type { CallToolResult, ToolAnnotations } from "@modelcontextprotocol/server";
import type { OauthScope } from "../access/oauth-scopes.ts";
import type { ViewName } from "./charts/views.ts";
import type { McpContext } from "./context.ts";
import type { ToolResult } from "./questions/person.ts";

export type JsonSchema = Readonly<Record<string, unknown>>;

/** The schema of a tool's arguments. */
export type ArgumentsSchema = JsonSchema & {
  type: "object";
  properties: Readonly<Record<string, JsonSchema>>;
  required?: readonly string[];
  additionalProperties?: boolean;
};

/**
 * The schema of a tool's arguments as an agent reads it. Calls with other arguments are refused in any
 * case, so only a schema without arguments says so: strict clients take it for an open object otherwise.
 */
export function argumentsSchema(
  properties: ArgumentsSchema["properties"],
  { required = [] }: Pick<ArgumentsSchema, "required">,
): ArgumentsSchema {
  const isEmpty = Object.keys(properties).length === 0;
  return {
    type: "object",
    properties,
    ...(required.length > 0 ? { required } : {}),
    ...(isEmpty ? { additionalProperties: false } : {}),
  };
}

/** One tool of an MCP server. */
export interface Tool {
  name: string;
  title: string;
  /** Says what it returns, in which units, from which sources, and what it cannot do. */
  description: string;
  annotations: ToolAnnotations;
  inputSchema: ArgumentsSchema;
  outputSchema?: JsonSchema;
  /** The scope that it needs besides that of every credential of its server. */
  scope?: OauthScope;
  /** The view that draws its results, for clients that show it. */
  view?: ViewName;
  /**
   * Calls the tool. A call that cannot be served resolves to a result with `isError`; only a
   * defect of the service rejects.
   */
  run(context: McpContext, args: Readonly<Record<string, unknown>>): Promise<ToolResult>;
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

/** The details with which a program corrects a call; the text of the result says the same in words. */
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

/** Annotations of a tool that only reads, and only from this service. */
export const readOnly: ToolAnnotations = { readOnlyHint: true, openWorldHint: false };

/** Whether a value is an object with fields, not a list. */
export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
