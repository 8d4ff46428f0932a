/** The bundles of all Workers of a deployment, made once for a state of the code: it takes 15 seconds of a core. */
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { type Bundle, bundleWorkers } from "../workers/bundle-worker.ts";
import type { EdgeWorker } from "../workers/workers.ts";
import { cacheFolder } from "./cached-folder.ts";

/** The files on which the bundles depend. */
export const bundledFiles = [
  "{functions,shared,schema,scripts/run/workers}/**/*",
  "scripts/run/stage/split-bundles.ts",
  "package.json",
  "package-lock.json",
];

/** Bundles the Workers without source maps. @param workers all of them (`listWorkers()`), in any order. */
export async function splitBundles(workers: readonly EdgeWorker[]): Promise<Bundle[]> {
  const folder = await cacheFolder("split-bundles", bundledFiles, async (draft) => {
    const directory = join(draft, "bundles");
    mkdirSync(directory);
    const bundles = await bundleWorkers(workers.map(({ entry }) => entry));
    for (const [at, { modules, ...bundle }] of bundles.entries()) {
      const stored = { ...bundle, modules: [...modules] };
      writeFileSync(join(directory, `${workers[at]?.name}.json`), JSON.stringify(stored));
    }
    return directory;
  });
  return workers.map(({ name }) => {
    const { modules, ...bundle } = JSON.parse(readFileSync(join(folder, `${name}.json`), "utf8"));
    return { ...bundle, modules: new Map(modules) };
  });
}
