/** A Worker with an MCP server whose only tool fails, for tests of what all tools share. */

import { createApp } from "@compensation-intelligence/middleware";
import { key } from "#shared/api/define-operation.http.ts";
import type { Resource } from "#shared/mcp/add-documents.ts";
import { mcpContext } from "#shared/mcp/mcp-context.http.ts";
import { mcpEndpoint } from "#shared/mcp/mcp-endpoint.http.ts";
import { serveMcp } from "#shared/mcp/serve-mcp.ts";
import { readOnly, type Tool } from "#shared/mcp/tool.ts";

export { RateLimiter } from "#shared/rate-limit/rate-limiter.ts";

const fail: Tool = {
  name: "fail",
  title: "Fail",
  description: "Fails.",
  annotations: readOnly,
  inputSchema: { type: "object", properties: {} },
  run: () => Promise.reject(new Error("secret detail of a defect")),
};

const brokenResource: Resource = {
  name: "broken",
  title: "Broken",
  description: "Fails.",
  uri: "test://broken",
  mimeType: "text/markdown",
  read: () => Promise.reject(new Error("secret detail of a resource")),
};

const failing = mcpEndpoint({
  family: "salary",
  operationId: "failing",
  path: "/mcp",
  summary: "Fail",
  description: "Fails.",
  access: key("free", "intelligence:read"),
  serve: (c) =>
    serveMcp(
      mcpContext(c, []),
      { name: "failing", title: "Failing", instructions: "" },
      { tools: [fail], prompts: [], resources: [brokenResource] },
    ),
});

export default createApp([failing]);
