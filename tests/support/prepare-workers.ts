import { bundledWorker } from "./bundled-worker.ts";
import { splitWorkers } from "./split-workers.ts";

/** Bundles the service once before all tests, as one Worker or as many. */
export async function setup(): Promise<void> {
  if (process.env.TOPOLOGY === "split") await splitWorkers();
  else await bundledWorker("functions/worker.ts");
}
