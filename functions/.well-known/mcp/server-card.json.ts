import { cardType, makeServerCard } from "#shared/mcp/describe-servers.ts";
import { documentApp } from "#shared/mcp/document-app.http.ts";

/** `GET /.well-known/mcp/server-card.json`: the public server's card, where crawlers of an earlier proposal look. */
export default documentApp("/.well-known/mcp/server-card.json", cardType, (origin) =>
  makeServerCard("public", origin),
);
