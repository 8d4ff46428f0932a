import { splitWorkers } from "./split-workers.ts";

/** Bundles every function as a Worker of its own, once before all tests. */
export async function setup(): Promise<void> {
  await splitWorkers();
}
