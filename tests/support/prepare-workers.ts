import { bundledWorker } from "./bundled-worker.ts";
import { splitWorkers } from "./split-workers.ts";

/** Before all tests, once: suites find the service bundled, as one Worker or as many. */
export async function setup(): Promise<void> {
  if (process.env.TOPOLOGY === "split") await splitWorkers();
  else await bundledWorker("functions/worker.ts");
}
