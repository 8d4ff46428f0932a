/** Every function as a Worker of its own, bundled as a deployment bundles it. */
import { join } from "node:path";
import { buildWorkers } from "../../scripts/deploy/build-workers.ts";
import { listWorkers } from "../../scripts/deploy/workers.ts";
import { cacheFolder } from "./cached-folder.ts";
import type { WorkerOptions } from "./start-workers.ts";
import { checkoutName, readSettings, writeSettings } from "./worker-options.ts";

const madeFrom = [
  "{functions,shared,schema,scripts/deploy}/**/*",
  "tests/support/worker-options.ts",
  "wrangler.toml",
  "public/_headers",
  "package-lock.json",
];

/** The address that the harness listens on; it dispatches requests by their routes. */
const host = "127.0.0.1";

/** The catch-all, which gets the requests without a route, comes first, and the core last. */
export async function splitWorkers(): Promise<Omit<WorkerOptions, "bindings">[]> {
  const workers = listWorkers().reverse();
  const folder = await cacheFolder(`workers${checkoutName}`, madeFrom, async (draft) => {
    const directory = join(draft, "workers");
    const built = await buildWorkers(workers, directory, {
      host,
      dataBucket: "compensation-intelligence-data",
    });
    return writeSettings(
      built.map(({ configPath }) => configPath),
      directory,
    );
  });
  return readSettings(folder).map((settings, at) => ({
    ...settings,
    bundle: join(folder, workers[at]?.name ?? "", "worker.js"),
  }));
}
