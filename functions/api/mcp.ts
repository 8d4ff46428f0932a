import { token } from "../../shared/http/define.ts";
import { mcpEndpoint } from "../../shared/mcp/mcp-endpoint.ts";
import { servePipelineTools } from "../../shared/mcp/serve-pipeline-tools.ts";
import { pipelineRoutes } from "../pipeline-routes.ts";

export default mcpEndpoint({
  family: "pipeline",
  operationId: "pipelineMcp",
  path: "/api/mcp",
  summary: "Call the pipeline's tools over MCP",
  description:
    "A Model Context Protocol server (Streamable HTTP, stateless; revisions 2026-07-28 and 2025-11-25) whose tools are those of `/mcp.json`: the operations of this API and seven salary lookups. Each message counts once against the limits. A read-only token sees the reading tools alone, and the others refuse it. What a tool refuses is told in its result, `isError`, with what to try next.",
  access: token("read"),
  serve: (c) => servePipelineTools(c, pipelineRoutes),
});
