import { cardType, makeServerCard } from "#shared/mcp/describe-servers.ts";
import { documentApp } from "#shared/mcp/document-app.http.ts";

/** `GET /api/v1/intelligence/mcp/server-card`: how to connect to the MCP server of the salary data. */
export default documentApp("/api/v1/intelligence/mcp/server-card", cardType, (origin) =>
  makeServerCard("salary", origin),
);
