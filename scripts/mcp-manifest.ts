/** Writes the manifest of the MCP tools; with `--check`, fails if the committed one differs. */
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { pipelineRoutes } from "../functions/pipeline-routes.ts";
import { makeManifest } from "../shared/mcp/manifest.ts";

const file = join(import.meta.dirname, "../schema/mcp.json");
const manifest = `${JSON.stringify(makeManifest(pipelineRoutes), null, 2)}\n`;

if (!process.argv.includes("--check")) {
  writeFileSync(file, manifest);
} else if (readFileSync(file, "utf8") !== manifest) {
  console.error("schema/mcp.json is out of date: run `npm run openapi` and commit it.");
  process.exitCode = 1;
}
