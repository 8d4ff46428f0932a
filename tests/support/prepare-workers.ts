import { splitWorkers } from "./split-workers.ts";

/** Before all tests, once: suites that run every function on its own find them bundled. */
export async function setup(): Promise<void> {
  await splitWorkers();
}
