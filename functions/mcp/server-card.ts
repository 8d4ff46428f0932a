import { documentApp } from "#shared/http/contexts/mcp/document-app.ts";
import { cardType, makeServerCard } from "#shared/mcp/describe-servers.ts";

/** `GET /mcp/server-card`: how to connect to the public MCP server. */
export default documentApp("/mcp/server-card", cardType, (origin) =>
  makeServerCard("public", origin),
);
