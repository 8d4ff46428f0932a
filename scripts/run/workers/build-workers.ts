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

/** Wrangler finds the map by this line, and uploads it with the module. */
const mapComment = "\n//# sourceMappingURL=worker.js.map\n";

/** Bundles each Worker into its own folder, with its configuration, and its source map on request. */
export async function buildWorkers(
  workers: readonly EdgeWorker[],
  folder: string,
  site: Site,
  options: { sourceMaps?: boolean } = {},
): Promise<BuiltWorker[]> {
  const bundles = await bundleWorkers(
    workers.map(({ entry }) => entry),
    options,
  );
  return writeWorkers(workers, bundles, folder, site);
}

/** Writes Workers to folders of their own. @param bundles one of each Worker. */
export function writeWorkers(
  workers: readonly EdgeWorker[],
  bundles: readonly Bundle[],
  folder: string,
  site: Site,
): BuiltWorker[] {
  return workers.flatMap((worker, at) => {
    const bundle = bundles[at];
    if (!bundle) return [];
    const own = join(folder, worker.name);
    const config = configureWorker(worker, bundle.text, site);
    const configPath = join(own, "wrangler.json");
    mkdirSync(own, { recursive: true });
    const { text, sourceMap } = bundle;
    writeFileSync(join(own, "worker.js"), sourceMap === undefined ? text : `${text}${mapComment}`);
    if (sourceMap !== undefined) writeFileSync(join(own, "worker.js.map"), sourceMap);
    writeFileSync(configPath, `${JSON.stringify(config, null, 2)}\n`);
    return { ...worker, bundle, config, configPath };
  });
}
