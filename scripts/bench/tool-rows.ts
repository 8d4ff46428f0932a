/** A call of a tool over the Model Context Protocol. */
import type { Caller } from "./callers.ts";
import { authorization, ok, type Row } from "./row.ts";

const call = {
  jsonrpc: "2.0",
  id: 1,
  method: "tools/call",
  params: {
    name: "analyze_compensation",
    arguments: { role: "software-engineer", city: "san-francisco" },
  },
};

export function listToolRows(caller: Caller): Row[] {
  return [
    {
      name: "MCP `tools/call`",
      target: null,
      load: {
        paths: ["/api/v1/intelligence/mcp"],
        headers: {
          ...authorization(caller.key),
          Accept: "application/json, text/event-stream",
          "MCP-Protocol-Version": "2025-11-25",
        },
        post: JSON.stringify(call),
        expected: ok,
      },
      warm: false,
    },
  ];
}
