/**
 * `npm run sdk:python`: writes the methods of the Python client from the OpenAPI document. With
 * `--check`, it fails if the committed file differs.
 */
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { projectRoot } from "./local/places.ts";
import { writeClient } from "./sdk-python/write-client.ts";

const path = join(projectRoot, "sdk/python/compensation_intelligence.py");
const document = JSON.parse(readFileSync(join(projectRoot, "schema/openapi.json"), "utf8"));
const before = readFileSync(path, "utf8");
const after = writeClient(document, before);

if (!process.argv.includes("--check")) writeFileSync(path, after);
else if (after !== before) {
  console.error("The Python client is out of date: run `npm run sdk:python` and commit it.");
  process.exitCode = 1;
}
