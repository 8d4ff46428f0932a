import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Unstable_RawConfig } from "wrangler";
import { type Bundle, bundleWorkers } from "./bundle-worker.ts";
import { configureWorker, type Site } from "./configure-worker.ts";
import type { EdgeWorker } from "./workers.ts";

export interface BuiltWorker extends EdgeWorker {
  bundle: Bundle;
  config: Omit<Unstable_RawConfig, "env">;
  /** Path of the configuration; the module is in the same folder. */
  configPath: string;
}

/** Bundles each Worker into its own folder, with its configuration. */
export async function buildWorkers(
  workers: readonly EdgeWorker[],
  folder: string,
  site: Site,
): Promise<BuiltWorker[]> {
  const bundles = await bundleWorkers(workers.map(({ entry }) => entry));
  return workers.flatMap((worker, at) => {
    const bundle = bundles[at];
    if (!bundle) return [];
    const own = join(folder, worker.name);
    const config = configureWorker(worker, bundle.text, site);
    const configPath = join(own, "wrangler.json");
    mkdirSync(own, { recursive: true });
    writeFileSync(join(own, "worker.js"), bundle.text);
    writeFileSync(configPath, `${JSON.stringify(config, null, 2)}\n`);
    return { ...worker, bundle, config, configPath };
  });
}
