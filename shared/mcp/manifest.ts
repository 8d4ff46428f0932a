import type { ToolManifest } from "../contracts/mcp.ts";
import { serviceVersion } from "../core/service-version.ts";
import type { Endpoint } from "../http/endpoint.ts";
import type { OperationTool } from "./operation-tool.ts";
import { pipelineTools } from "./pipeline-tools.ts";

/** The tools over these operations, for clients that call them by MCP or by HTTP. */
export function makeManifest(routes: readonly Endpoint[]): ToolManifest {
  return {
    name: "compensation-intelligence-pipeline",
    version: serviceVersion,
    description:
      "Tools over a person's job search, and lookups of what roles pay in the United States.",
    mcp: {
      path: "/api/mcp",
      transport: "streamable-http",
      protocolVersions: ["2026-07-28", "2025-11-25"],
      credential: "ext_",
    },
    tools: pipelineTools(routes).map(describe),
  };
}

function describe({ endpoint, places, ...tool }: OperationTool): ToolManifest["tools"][number] {
  const { access, method, path } = endpoint;
  return {
    name: tool.name,
    title: tool.title,
    description: tool.description,
    method: method.toUpperCase(),
    path: path.replace(/:([A-Za-z_]+)/g, "{$1}"),
    credential: access.kind === "token" ? "ext_" : "intelligence_",
    access: access.kind === "token" ? access.access : "read",
    inputSchema: tool.input,
    arguments: {
      path: [...places.path],
      query: [...places.query],
      body: [...places.body],
      header: places.header,
    },
    fixedBody: tool.fixed ?? null,
    annotations: { ...tool.annotations },
  };
}
