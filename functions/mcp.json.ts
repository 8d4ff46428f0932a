import manifest from "../schema/mcp.json" with { type: "json" };
import { NoParams, NoQuery } from "../shared/contracts/common.ts";
import { ToolManifest } from "../shared/contracts/mcp.ts";
import { everyoneFixed, pipelineEndpoint } from "../shared/http/define.ts";

export default pipelineEndpoint({
  operationId: "getToolManifest",
  method: "get",
  path: "/mcp.json",
  summary: "Read the manifest of the tools",
  description:
    "The 29 tools of the Job Pipeline API with input schemas, methods and paths: 22 of its own operations and seven salary lookups. The same tools are served over MCP at `/api/mcp`.",
  access: everyoneFixed,
  params: NoParams,
  query: NoQuery,
  data: ToolManifest,
  errors: [],
  handle: async () => ({ data: ToolManifest.parse(manifest) }),
});
