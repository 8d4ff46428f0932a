import { token } from "#shared/api/define-operation.http.ts";
import { distributionEndpoint } from "#shared/api/distribution-endpoint.http.ts";
import { mcpContext } from "#shared/mcp/mcp-context.http.ts";
import { mcpEndpoint } from "#shared/mcp/mcp-endpoint.http.ts";
import { servePipelineTools } from "#shared/mcp/serve-pipeline-tools.ts";
import { pipelineRoutes } from "../pipeline-routes.ts";
import pipelineFunnel from "./mcp/pipeline/funnel.ts";

/** A pipeline token has no scopes of its own; the salary lookups require these, which its account's plan includes. */
const lookupScopes = ["intelligence:read", "intelligence:lineage"] as const;

/** The endpoints of the tools, and those that only their charts need. */
const endpoints = [...pipelineRoutes, pipelineFunnel.contract, distributionEndpoint.contract];

export default mcpEndpoint({
  family: "pipeline",
  operationId: "pipelineMcp",
  path: "/api/mcp",
  summary: "Call pipeline tools over MCP",
  description:
    "A Model Context Protocol server (Streamable HTTP, stateless; revisions 2026-07-28 and 2025-11-25) with the tools of `/mcp.json` (operations of this API and the salary lookups) and seven more: `check_posting`, `trace_figure` (where a figure comes from), `create_job_from_link`, `update_activity`, `delete_activity`, `update_calendar_event` and `delete_calendar_event`. Each message counts once against the minute, and calls of tools and reads of resources once against the month. A read-only token sees only the tools that read, and calls to the others are refused. A call that a tool refuses, or that is over a limit, returns a result with `isError` and what to do next; any other message over a limit is 429. A call for which an application connected by OAuth lacks a scope is 403 with `insufficient_scope` in `WWW-Authenticate`.",
  access: token("read"),
  serve: (c) => servePipelineTools(mcpContext(c, endpoints, lookupScopes), endpoints),
});
