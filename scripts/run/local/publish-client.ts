import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { projectRoot } from "./places.ts";

/**
 * Copies the Python client to where the service serves it, `/compensation_intelligence.py`. Git ignores the
 * copy, so everything that serves or uploads `public` makes it first.
 */
export function publishClient(): void {
  const name = "compensation_intelligence.py";
  const client = readFileSync(join(projectRoot, "sdk/python", name), "utf8");
  const copy = join(projectRoot, "public", name);
  // A file that is written again would make a running Wrangler reload.
  if (!existsSync(copy) || readFileSync(copy, "utf8") !== client) writeFileSync(copy, client);
}
