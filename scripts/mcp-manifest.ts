/**
 * Writes the manifest of the MCP tools and the schemas of what they return; with `--check`, fails if
 * a committed file differs.
 */
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { pipelineRoutes } from "../functions/pipeline-routes.ts";
import { makeManifest } from "../shared/mcp/manifest.ts";
import { makeOutputSchemas } from "./mcp/output-schemas.ts";

const files = [
  ["../schema/mcp.json", makeManifest(pipelineRoutes)],
  ["../shared/mcp/output-schemas.json", makeOutputSchemas(pipelineRoutes)],
] as const;

for (const [name, content] of files) {
  const file = join(import.meta.dirname, name);
  const text = `${JSON.stringify(content, null, 2)}\n`;
  if (!process.argv.includes("--check")) {
    writeFileSync(file, text);
  } else if (readFileSync(file, "utf8") !== text) {
    console.error(`${name.slice(3)} is out of date: run \`npm run openapi\` and commit it.`);
    process.exitCode = 1;
  }
}
