/** Every function as a Worker of its own, bundled as a deployment bundles it. */
import { join } from "node:path";
import { buildWorkers } from "../../scripts/deploy/build-workers.ts";
import { scriptName } from "../../scripts/deploy/composed-config.ts";
import { listWorkers } from "../../scripts/deploy/workers.ts";
import { keepFolder } from "./kept-folder.ts";

const madeFrom = [
  "{functions,shared,schema,scripts/deploy}/**/*",
  "wrangler.toml",
  "package-lock.json",
];

/** The address that the harness listens at; it sends a request where the routes say. */
const host = "127.0.0.1";

/** What the Worker with the Durable Objects is called. */
export const coreName = scriptName("core");

/** @returns paths of configurations, the catch-all's first: it is given what no route takes. */
export async function splitWorkers(): Promise<string[]> {
  const workers = listWorkers();
  const folder = await keepFolder("workers", madeFrom, async (draft) => {
    const directory = join(draft, "workers");
    await buildWorkers(workers, directory, { host });
    return directory;
  });
  return workers.map(({ name }) => join(folder, name, "wrangler.json")).reverse();
}
