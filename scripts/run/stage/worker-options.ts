/** The settings of `wrangler.toml` as Miniflare's options, translated by Wrangler once for all suites. */
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { projectRoot } from "../local/places.ts";
import { cacheFolder } from "./cached-folder.ts";

/** All of a Worker's options but its code. What is not named here is passed on as Wrangler translated it. */
export interface WorkerSettings {
  name: string;
  compatibilityDate: string;
  compatibilityFlags?: string[];
  r2Buckets?: Record<string, { id: string }>;
  durableObjects?: Record<string, { className: string; useSQLite: boolean }>;
  queueProducers?: Record<string, { queueName: string }>;
  queueConsumers?: Record<string, { maxBatchSize?: number; maxBatchTimeout?: number }>;
}

const madeFrom = [
  "wrangler.toml",
  "public/_headers",
  "package-lock.json",
  "scripts/run/stage/worker-options.ts",
];

/** Settings name folders of this checkout: one that is copied or moved must not use another's. */
export const checkoutName = projectRoot.replaceAll(/\W+/g, "-");

/** The settings of the composed Worker. */
export async function composedSettings(): Promise<WorkerSettings> {
  const folder = await cacheFolder(`settings${checkoutName}`, madeFrom, (draft) =>
    writeSettings([join(projectRoot, "wrangler.toml")], join(draft, "settings")),
  );
  const [composed] = readSettings(folder);
  if (!composed) throw new Error("wrangler.toml describes no Worker");
  return composed;
}

/** Translates configurations, each a file of its own, and writes the result to a folder. @returns the folder. */
export async function writeSettings(configPaths: string[], folder: string): Promise<string> {
  // Imported here, because it takes longer than all that runs after the translation is cached.
  const { unstable_getMiniflareWorkerOptions: translate, unstable_readConfig: read } = await import(
    "wrangler"
  );
  const all = configPaths.map((path) => {
    const config = read({ config: path });
    // The bindings are left out, because a developer's `.dev.vars` or `.env` must not affect tests.
    const { modulesRules, bindings, ...settings } = translate(config).workerOptions;
    const routes = config.routes?.map((route: string | { pattern: string }) =>
      typeof route === "string" ? route : route.pattern,
    );
    return { ...settings, name: config.name, routes };
  });
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, "settings.json"), JSON.stringify(all));
  return folder;
}

export function readSettings(folder: string): WorkerSettings[] {
  return JSON.parse(readFileSync(join(folder, "settings.json"), "utf8"));
}
