import { cardType, makeServerCard } from "#shared/mcp/describe-servers.ts";
import { documentApp } from "#shared/mcp/document-app.http.ts";

/** `GET /api/mcp/server-card`: how to connect to the MCP server of the job search. */
export default documentApp("/api/mcp/server-card", cardType, (origin) =>
  makeServerCard("pipeline", origin),
);
