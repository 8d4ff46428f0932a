import type { CallToolResult, ToolAnnotations } from "@modelcontextprotocol/server";
import type { McpContext } from "./context.ts";

export type JsonSchema = Readonly<Record<string, unknown>>;

/** The schema of a tool's arguments. */
export type ArgumentsSchema = JsonSchema & {
  type: "object";
  properties: Readonly<Record<string, JsonSchema>>;
  required?: readonly string[];
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
  /**
   * Calls the tool. A call that cannot be served resolves to a result with `isError`; only a
   * defect of the service rejects.
   */
  run(context: McpContext, args: Readonly<Record<string, unknown>>): Promise<CallToolResult>;
}

/** A result with the same content as structure and as text. */
export function structuredResult(content: Record<string, unknown>): CallToolResult {
  return {
    structuredContent: content,
    content: [{ type: "text", text: JSON.stringify(content) }],
  };
}

/** A failure that the agent can read and act on. */
export function errorResult(lines: readonly string[]): CallToolResult {
  return { isError: true, content: [{ type: "text", text: lines.join("\n") }] };
}

/** For a tool that only reads, and only from this service. */
export const readOnly: ToolAnnotations = { readOnlyHint: true, openWorldHint: false };
