/** `npm run openapi` writes the document; with `--check` it fails where the committed one differs. */
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { makeDocument } from "./openapi/document.ts";

const file = join(import.meta.dirname, "../schema/openapi.json");
const document = makeDocument();

if (!process.argv.includes("--check")) {
  writeFileSync(file, document);
} else if (readFileSync(file, "utf8") !== document) {
  console.error("schema/openapi.json is out of date: run `npm run openapi` and commit it.");
  process.exitCode = 1;
}
