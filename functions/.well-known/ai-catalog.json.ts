import { makeAiCatalog } from "#shared/mcp/describe-servers.ts";
import { documentApp } from "#shared/mcp/document-app.http.ts";

/** `GET /.well-known/ai-catalog.json`: where the cards of the MCP servers are. */
export default documentApp(
  "/.well-known/ai-catalog.json",
  "application/ai-catalog+json",
  makeAiCatalog,
);
