import manifest from "#schema/mcp.json" with { type: "json" };
import { everyoneFixed, pipelineEndpoint } from "#shared/api/define-operation.http.ts";
import { NoParams, NoQuery } from "#shared/contract/salary-fields.ts";
import type { ToolManifest } from "#shared/salaries/lookup-tools/mcp.response.ts";

const lookups = manifest.tools.filter(({ path }) => path.startsWith("/api/mcp/intelligence/"));
const own = manifest.tools.length - lookups.length;

export default pipelineEndpoint({
  operationId: "getToolManifest",
  method: "get",
  path: "/mcp.json",
  summary: "Get the tool manifest",
  description: `The ${manifest.tools.length} tools of the Job Pipeline API with their input schemas, methods and paths: ${own} operations of this API and ${lookups.length} salary lookups. Each says which credentials it takes. Over MCP, \`/api/mcp\` has these tools and a few more.`,
  access: everyoneFixed,
  params: NoParams,
  query: NoQuery,
  errors: [],
  handle: async () => ({ data: manifest as ToolManifest }),
});
