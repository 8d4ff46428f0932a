import { cardType, makeServerCard } from "#shared/mcp/describe-servers.ts";
import { documentApp } from "#shared/mcp/document-app.http.ts";

/** `GET /mcp/server-card`: how to connect to the public MCP server. */
export default documentApp("/mcp/server-card", cardType, (origin) =>
  makeServerCard("public", origin),
);
