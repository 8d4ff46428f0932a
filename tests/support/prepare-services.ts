import { bundledWorker } from "#scripts/run/stage/bundled-worker.ts";
import { migratedTemplate, seededTemplate } from "#scripts/run/stage/database-templates.ts";
import { splitWorkers } from "#scripts/run/stage/split-workers.ts";
import { composedSettings } from "#scripts/run/stage/worker-options.ts";

/**
 * Makes everything that suites copy or start, once and all at the same time, before them.
 */
export async function setup(): Promise<void> {
  const workers =
    process.env.TOPOLOGY === "split" ? splitWorkers() : bundledWorker("functions/worker.ts");
  await Promise.all([migratedTemplate(), seededTemplate(), workers, composedSettings()]);
}
