/** `npm run openapi` writes the document and the list of endpoints; with `--check`, it fails if the committed ones differ. */
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { routes } from "../functions/routes.ts";
import { makeDocument } from "./openapi/document.ts";
import { renderEndpointList } from "./openapi/endpoint-list.ts";

const files = {
  "schema/openapi.json": makeDocument(),
  "docs/api.md": renderEndpointList(routes),
};

for (const [name, text] of Object.entries(files)) {
  const file = join(import.meta.dirname, "..", name);
  if (!process.argv.includes("--check")) {
    writeFileSync(file, text);
  } else if (readFileSync(file, "utf8") !== text) {
    console.error(`${name} is out of date: run \`npm run openapi\` and commit it.`);
    process.exitCode = 1;
  }
}
