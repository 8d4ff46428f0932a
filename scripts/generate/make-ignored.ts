/** Makes the files that git ignores: what both clients have of the API's document, and the lists of pages. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { projectRoot } from "../run/local/places.ts";
import { writeChanged } from "../run/local/write-changed.ts";
import { writePageLists } from "../run/workers/list-pages.ts";
import { generateClient } from "./sdk/generate-client.ts";
import { writeClient } from "./sdk-python/write-client.ts";

/**
 * Writes the types and methods of the TypeScript client to `sdk/src`, the Python client to where the service serves
 * it, `/compensation_intelligence.py`, and the lists of pages to `functions/`. Every command that reads or uploads them
 * calls this first: it takes a quarter of a second, so nothing has to know whether they are current.
 */
export function makeIgnored(): void {
  const document = JSON.parse(read("schema/openapi.json"));
  const python = writeClient(document, read("sdk/python/client.py"));
  writeChanged("public/compensation_intelligence.py", python);
  for (const [name, text] of Object.entries(generateClient(document)))
    writeChanged(`sdk/src/${name}`, text);
  writePageLists();
}

function read(path: string): string {
  return readFileSync(join(projectRoot, path), "utf8");
}
