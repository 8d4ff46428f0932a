/** Every function as a Worker of its own, bundled as a deployment bundles it. */
import { join } from "node:path";
import { writeWorkers } from "../workers/build-workers.ts";
import { listWorkers } from "../workers/workers.ts";
import { cacheFolder } from "./cached-folder.ts";
import { bundledFiles, splitBundles } from "./split-bundles.ts";
import type { WorkerOptions } from "./start-workers.ts";
import { checkoutName, readSettings, writeSettings } from "./worker-options.ts";

const madeFrom = [
  ...bundledFiles,
  "scripts/run/stage/worker-options.ts",
  "wrangler.toml",
  "public/_headers",
];

/** The address that the harness listens on; it dispatches requests by their routes. */
const host = "127.0.0.1";

/** The catch-all, which gets the requests without a route, comes first, and the core last. */
export async function splitWorkers(): Promise<Omit<WorkerOptions, "bindings">[]> {
  const workers = listWorkers().reverse();
  const folder = await cacheFolder(`workers${checkoutName}`, madeFrom, async (draft) => {
    const directory = join(draft, "workers");
    const built = writeWorkers(workers, await splitBundles(workers), directory, {
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
