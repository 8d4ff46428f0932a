/** A Worker with an MCP server whose tool fails, for testing what stands around tools. */

import { createApp } from "../../shared/http/app.ts";
import { key } from "../../shared/http/define.ts";
import { mcpEndpoint } from "../../shared/mcp/mcp-endpoint.ts";
import { serveMcp } from "../../shared/mcp/serve-mcp.ts";
import { readOnly, type Tool } from "../../shared/mcp/tool.ts";

export { RateLimiter } from "../../shared/rate-limit/rate-limiter.ts";

const fail: Tool = {
  name: "fail",
  title: "Fail",
  description: "Fails.",
  annotations: readOnly,
  input: { type: "object", properties: {} },
  run: () => Promise.reject(new Error("secret detail of a defect")),
};

const failing = mcpEndpoint({
  family: "salary",
  operationId: "failing",
  path: "/mcp",
  summary: "Fail",
  description: "Fails.",
  access: key("free", "intelligence:read"),
  serve: (c) => serveMcp(c, { name: "failing", title: "Failing", instructions: "" }, [fail]),
});

export default createApp([failing]);
