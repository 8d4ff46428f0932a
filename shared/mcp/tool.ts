import type { CallToolResult, ToolAnnotations } from "@modelcontextprotocol/server";
import type { Context } from "hono";
import type { AppEnv } from "../http/env.ts";

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
  input: ArgumentsSchema;
  output?: JsonSchema;
  /** What goes wrong is told in the result, never thrown, but for faults of ours. */
  run(c: Context<AppEnv>, args: Readonly<Record<string, unknown>>): Promise<CallToolResult>;
}

/** A result that says the same as structure and as text. */
export function structured(content: Record<string, unknown>): CallToolResult {
  return {
    structuredContent: content,
    content: [{ type: "text", text: JSON.stringify(content) }],
  };
}

/** A failure that the agent can read and act on. */
export function failed(lines: readonly string[]): CallToolResult {
  return { isError: true, content: [{ type: "text", text: lines.join("\n") }] };
}

/** Looks something up, in data of this service alone. */
export const readOnly: ToolAnnotations = { readOnlyHint: true, openWorldHint: false };
