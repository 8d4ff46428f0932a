import type { Caller } from "../access/caller.ts";
import type { Operation } from "../contract/operation.ts";
import { errors } from "../core/errors.ts";
import { calledTool } from "./called-tool.ts";
import type { McpContext } from "./context.ts";
import { liveTable } from "./live-table.ts";
import { type OperationTool, operationTool } from "./operation-tool.ts";
import generated from "./output-schemas.json" with { type: "json" };
import { pipelinePrompts } from "./prompts/prompts.ts";
import { resources } from "./resources/resources.ts";
import { type McpServerIdentity, serveMcp } from "./serve-mcp.ts";
import { errorResult, type JsonSchema, type Tool } from "./tool.ts";

const identity: McpServerIdentity = {
  name: "compensation-intelligence-pipeline",
  title: "Job Pipeline",
  instructions:
    "One person's job search: jobs, contacts, activities, calendar, webhooks, and what to do next (get_suggestions). Ids come from the list tools. Salary lookups are whole U.S. dollars a year, United States only; roles and cities may be slugs or plain words. Say the interval and assumptions with a figure; null means no source reports it. Answers are short: `fields` returns more.",
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
  const { caller } = context;
  const called = calledTool(context.message);
  const offered = tools.flatMap((tool): Tool[] => {
    if (caller && isListed(caller, tool)) return [tool];
    // Such a tool is not listed; but a call of it learns what the token lacks, not that it does not exist.
    return tool.name === called ? [forbidden(tool)] : [];
  });
  return serveMcp(context, identity, { tools: offered, prompts: pipelinePrompts, resources });
}

/** The tool as a read-only token finds it; an application connected by OAuth is refused before. */
function forbidden(tool: OperationTool): Tool {
  const code = errors.scope_insufficient.pipeline;
  const result = errorResult(
    [
      `${code}: ${tool.name} changes records, but this token is read-only.`,
      "Create a read-write token and use it for this call. get_me shows what a token may do.",
    ],
    { code, next: { tool: "get_me", arguments: {} } },
  );
  return { ...tool, run: async () => result };
}

/** Made by `npm run generate -- openapi` from the contracts of the responses, which are not deployed. */
const outputSchemas: Readonly<Record<string, JsonSchema>> = generated;

/** The tools of the server whose operations are among these, in the table's order. */
export function pipelineTools(operations: readonly Operation[]): OperationTool[] {
  return Object.entries(liveTable).flatMap(([name, row]) => {
    const operation = operations.find(
      ({ method, path }) => method === row.method && path === row.path,
    );
    if (!operation) return [];
    return [operationTool(name, operation, row, outputSchemas[name], operations)];
  });
}

/**
 * Whether a tool is listed for the caller. Every token may use the salary lookups. An application is
 * listed all tools, because its user is asked for more only when it calls one that it may not use.
 */
function isListed(caller: Caller, { scope }: OperationTool): boolean {
  return scope === undefined || caller.grant !== undefined || caller.access === "read_write";
}
