import type { McpContext } from "../context.ts";
import type { Lookup } from "../lookup.ts";
import type { ArgumentsSchema } from "../tool.ts";

/** The context of the call that a tool serves. */
export interface ToolContext extends McpContext {
  tool: { name: string; inputSchema: ArgumentsSchema; lookup: Lookup };
}
