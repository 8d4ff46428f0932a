import manifest from "../schema/mcp.json" with { type: "json" };
import { NoParams, NoQuery } from "../shared/contracts/common.ts";
import type { ToolManifest } from "../shared/contracts/responses/mcp.ts";
import { everyoneFixed, pipelineEndpoint } from "../shared/http/define.ts";

const ownTools = manifest.tools.filter(({ credential }) => credential === "ext_").length;

export default pipelineEndpoint({
  operationId: "getToolManifest",
  method: "get",
  path: "/mcp.json",
  summary: "Get the tool manifest",
  description: `The ${manifest.tools.length} tools of the Job Pipeline API with their input schemas, methods and paths: ${ownTools} operations of this API and ${manifest.tools.length - ownTools} salary lookups. The same tools are available over MCP at \`/api/mcp\`.`,
  access: everyoneFixed,
  params: NoParams,
  query: NoQuery,
  errors: [],
  handle: async () => ({ data: manifest as ToolManifest }),
});
