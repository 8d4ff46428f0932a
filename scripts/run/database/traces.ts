import { rmSync } from "node:fs";
import { join } from "node:path";
import { projectRoot } from "../local/places.ts";

/** Where `wrangler dev` stores traces, unless it runs with `--persist-to`. */
const folder = join(projectRoot, ".wrangler/state/v3/observability");

/**
 * Removes the traces of earlier runs: they contain whole URLs, and the URL of a calendar feed contains
 * its token. Only the environment of `wrangler dev` could keep it from storing any
 * (`X_LOCAL_OBSERVABILITY=false`), and this step runs when it has started already.
 */
export function removeTraces(): void {
  rmSync(folder, { recursive: true, force: true });
}
