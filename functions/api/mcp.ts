import { distributionEndpoint } from "../../shared/http/contexts/mcp/distribution-endpoint.ts";
import { mcpContext } from "../../shared/http/contexts/mcp/mcp-context.ts";
import { mcpEndpoint } from "../../shared/http/contexts/mcp/mcp-endpoint.ts";
import { token } from "../../shared/http/define.ts";
import { servePipelineTools } from "../../shared/mcp/serve-pipeline-tools.ts";
import { pipelineRoutes } from "../pipeline-routes.ts";
import pipelineFunnel from "./mcp/pipeline/funnel.ts";

/** A pipeline token has no scopes of its own; the salary lookups require this one. */
const lookupScopes = ["intelligence:read"] as const;

/** Those of the tools, and those that only their charts need. */
const endpoints = [...pipelineRoutes, pipelineFunnel, distributionEndpoint];

export default mcpEndpoint({
  family: "pipeline",
  operationId: "pipelineMcp",
  path: "/api/mcp",
  summary: "Call pipeline tools over MCP",
  description:
    "A Model Context Protocol server (Streamable HTTP, stateless; revisions 2026-07-28 and 2025-11-25) with the tools of `/mcp.json`: the operations of this API and the salary lookups. Each message counts once against the rate limits. A read-only token sees only the tools that read, and calls to the others are refused. A call that a tool refuses returns a result with `isError` and a hint on what to try next.",
  access: token("read"),
  serve: (c) => servePipelineTools(mcpContext(c, endpoints, lookupScopes), endpoints),
});
