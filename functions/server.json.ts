import { documentApp } from "#shared/http/contexts/mcp/document-app.ts";
import { makeRegistryEntry } from "#shared/mcp/describe-servers.ts";

/** `GET /server.json`: what the MCP registry takes of the public server. */
export default documentApp("/server.json", "application/json", (origin) =>
  makeRegistryEntry("public", origin),
);
