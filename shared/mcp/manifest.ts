import type { Access, Operation } from "../contract/operation.ts";
import { serviceVersion } from "../core/service-version.ts";
import { tokenPrefixes } from "../credentials/token.ts";
import type { ToolManifest } from "../salaries/lookup-tools/mcp.response.ts";
import { protocolVersions } from "./describe-servers.ts";
import type { OperationTool } from "./operation-tool.ts";
import { pipelineTools } from "./serve-pipeline-tools.ts";
import { toolTable } from "./tool-table.ts";

/** The tools over these operations, for clients that call them over MCP or HTTP. */
export function makeManifest(operations: readonly Operation[]): ToolManifest {
  return {
    name: "compensation-intelligence-pipeline",
    version: serviceVersion,
    description:
      "Tools for a person's job search, and lookups of what roles pay in the United States.",
    mcp: {
      path: "/api/mcp",
      transport: "streamable-http",
      protocolVersions,
      credential: "ext_",
    },
    tools: pipelineTools(operations)
      .filter(({ name }) => Object.hasOwn(toolTable, name))
      .map(describeTool),
  };
}

function credentialsOf(access: Access): ToolManifest["tools"][number]["credentials"] {
  if (access.kind === "token") return [tokenPrefixes.pipeline];
  const isEither = access.kind === "key" && access.orToken;
  return [...(isEither ? [tokenPrefixes.pipeline] : []), tokenPrefixes.intelligence];
}

function describeTool(tool: OperationTool): ToolManifest["tools"][number] {
  const { operation, locations } = tool;
  const { access, method, path } = operation;
  const { type, properties, required, ...rest } = tool.operationSchema;
  return {
    name: tool.name,
    title: tool.title,
    description: tool.description,
    method: method.toUpperCase(),
    path: path.replace(/:([A-Za-z_]+)/g, "{$1}"),
    credentials: credentialsOf(access),
    access: access.kind === "token" ? access.access : "read",
    inputSchema: { type, properties, ...(required ? { required: [...required] } : {}), ...rest },
    arguments: {
      path: [...locations.path],
      query: [...locations.query],
      body: [...locations.body],
      header: locations.header,
    },
    fixedBody: tool.fixedBody ?? null,
    annotations: { ...tool.annotations },
  };
}
