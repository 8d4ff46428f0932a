import { Agents } from "#shared/site/docs/agents.tsx";
import { docsApp } from "#shared/site/docs/docs-app.http.ts";

/** `GET /docs/mcp`: how agents connect. */
export default docsApp({
  path: "/docs/mcp",
  title: "Agents (MCP)",
  description:
    "Connect an agent over the Model Context Protocol: endpoints, credentials, configuration.",
  modules: ["run.js"],
  body: (origin) => Agents({ origin }),
});
