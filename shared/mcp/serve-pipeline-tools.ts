import type { Context } from "hono";
import * as z from "zod";
import { errors } from "../core/errors.ts";
import type { Endpoint } from "../http/endpoint.ts";
import type { AppEnv } from "../http/env.ts";
import type { OperationTool } from "./operation-tool.ts";
import { isOpenTo, pipelineTools } from "./pipeline-tools.ts";
import { type McpServerIdentity, serveMcp } from "./serve-mcp.ts";
import { failed, type Tool } from "./tool.ts";

const identity: McpServerIdentity = {
  name: "compensation-intelligence-pipeline",
  title: "Job Pipeline",
  instructions:
    "Tools over one person's job search: jobs, contacts, activities, calendar, webhooks, and what is best done next (get_suggestions). Ids come from the listing tools. The salary lookups answer whole U.S. dollars a year for the United States; find a role's slug with search_roles. Cities are slugs such as san-francisco or aurora-il.",
};

const made = new WeakMap<readonly Endpoint[], OperationTool[]>();

/** Answers one MCP message of a pipeline token: its tools call these operations. */
export function servePipelineTools(
  c: Context<AppEnv>,
  routes: readonly Endpoint[],
): Promise<Response> {
  const tools = made.get(routes) ?? pipelineTools(routes);
  made.set(routes, tools);
  const { caller } = c.var;
  if (!caller) throw new Error("the pipeline's MCP server has no caller");
  // The lookups ask for the scope that every salary key has.
  c.set("caller", { ...caller, scopes: ["intelligence:read"] });
  const called = calledTool(c.get("body"));
  const offered = tools.flatMap((tool): Tool[] => {
    if (isOpenTo(caller, tool)) return [tool];
    // Not listed; but whoever knows its name learns why it is closed, rather than that it does not exist.
    return tool.name === called ? [closed(tool)] : [];
  });
  return serveMcp(c, identity, offered);
}

/** Which tool a message calls, if any. */
function calledTool(message: unknown): string | null {
  const call = ToolCall.safeParse(message);
  return call.success ? call.data.params.name : null;
}

const ToolCall = z.object({
  method: z.literal("tools/call"),
  params: z.object({ name: z.string() }),
});

function closed(tool: OperationTool): Tool {
  const refusal = failed([
    `${errors.scope_insufficient.pipeline}: ${tool.name} changes records, and this token may only read.`,
    "Create a read-write token and use it for this call.",
  ]);
  return { ...tool, run: async () => refusal };
}
