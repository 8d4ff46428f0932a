import * as z from "zod/mini";
import type { Operation } from "../contracts/operation.ts";
import { errors } from "../core/errors.ts";
import type { McpContext } from "./context.ts";
import type { OperationTool } from "./operation-tool.ts";
import { mayUse, pipelineTools } from "./pipeline-tools.ts";
import { type McpServerIdentity, serveMcp } from "./serve-mcp.ts";
import { errorResult, type Tool } from "./tool.ts";

const identity: McpServerIdentity = {
  name: "compensation-intelligence-pipeline",
  title: "Job Pipeline",
  instructions:
    "Tools for one person's job search: jobs, contacts, activities, calendar, webhooks, and the best next steps (get_suggestions). Get ids from the listing tools. The salary lookups return whole U.S. dollars a year, for the United States; find a role's slug with search_roles. Cities are slugs such as san-francisco or aurora-il.",
};

/** Tools by the operations they call: their schemas take time to derive, so only the first request does it. */
const toolsOf = new WeakMap<readonly Operation[], OperationTool[]>();

/** Responds to one MCP message, sent with a pipeline token, with the tools over these operations. */
export function servePipelineTools(
  context: McpContext,
  operations: readonly Operation[],
): Promise<Response> {
  const tools = toolsOf.get(operations) ?? pipelineTools(operations);
  toolsOf.set(operations, tools);
  const called = calledTool(context.message);
  const offered = tools.flatMap((tool): Tool[] => {
    if (mayUse(context.caller, tool)) return [tool];
    // Such a tool is not listed; but a call of it learns what the token lacks, not that it does not exist.
    return tool.name === called ? [forbidden(tool)] : [];
  });
  return serveMcp(context, identity, offered);
}

/** The name of the tool that a message calls; null if it is another message. */
function calledTool(message: unknown): string | null {
  const call = ToolCall.safeParse(message);
  return call.success ? call.data.params.name : null;
}

const ToolCall = z.object({
  method: z.literal("tools/call"),
  params: z.object({ name: z.string() }),
});

/** The tool as a read-only token finds it. */
function forbidden(tool: OperationTool): Tool {
  const result = errorResult([
    `${errors.scope_insufficient.pipeline}: ${tool.name} changes records, but this token is read-only.`,
    "Create a read-write token and use it for this call.",
  ]);
  return { ...tool, run: async () => result };
}
