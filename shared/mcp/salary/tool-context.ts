import type { McpContext } from "../context.ts";
import type { Lookup } from "../lookup.ts";
import type { ArgumentsSchema } from "../tool.ts";

/** What a tool knows of the call that it serves. */
export interface ToolContext extends McpContext {
  tool: { name: string; inputSchema: ArgumentsSchema; lookup: Lookup };
}
