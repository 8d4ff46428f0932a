import { makeRegistryEntry } from "#shared/mcp/describe-servers.ts";
import { documentApp } from "#shared/mcp/document-app.http.ts";

/** `GET /server.json`: what the MCP registry takes of the public server. */
export default documentApp("/server.json", "application/json", (origin) =>
  makeRegistryEntry("public", origin),
);
