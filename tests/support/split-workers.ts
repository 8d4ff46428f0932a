/** Every function as a Worker of its own, bundled as a deployment bundles it. */
import { join } from "node:path";
import { buildWorkers } from "../../scripts/deploy/build-workers.ts";
import { scriptName } from "../../scripts/deploy/composed-config.ts";
import { listWorkers } from "../../scripts/deploy/workers.ts";
import { cacheFolder } from "./cached-folder.ts";

const madeFrom = [
  "{functions,shared,schema,scripts/deploy}/**/*",
  "wrangler.toml",
  "package-lock.json",
];

/** The address that the harness listens on; it dispatches requests by their routes. */
const host = "127.0.0.1";

/** The name of the Worker with the Durable Objects. */
export const coreName = scriptName("core");

/**
 * @returns paths of configurations; the first is the catch-all's, which gets requests without a
 * route.
 */
export async function splitWorkers(): Promise<string[]> {
  const workers = listWorkers();
  const folder = await cacheFolder("workers", madeFrom, async (draft) => {
    const directory = join(draft, "workers");
    await buildWorkers(workers, directory, { host });
    return directory;
  });
  return workers.map(({ name }) => join(folder, name, "wrangler.json")).reverse();
}
