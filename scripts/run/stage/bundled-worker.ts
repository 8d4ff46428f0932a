/** Workers bundled once for a state of the code, for every suite and every run that starts them. */
import { mkdirSync, writeFileSync } from "node:fs";
import { join, relative, resolve } from "node:path";
import { projectRoot } from "../local/places.ts";
import { bundleWorker } from "../workers/bundle-worker.ts";
import { cacheFolder } from "./cached-folder.ts";

const madeFrom = [
  "{functions,shared,schema}/**/*",
  "tests/**/*-{worker,probe}.ts",
  "scripts/measure/bench/workers/*.ts",
  "scripts/run/workers/bundle-worker.ts",
  // It lists the modules that run for their side effects.
  "package.json",
  "package-lock.json",
];

const bundles = new Map<string, Promise<string>>();

/**
 * @param main path of a Worker's entry file, absolute or in the project.
 * @returns path of its bundle, which nobody may write to.
 */
export function bundledWorker(main: string): Promise<string> {
  const file = relative(projectRoot, resolve(projectRoot, main));
  const bundle = bundles.get(file) ?? bundleOnce(file);
  bundles.set(file, bundle);
  return bundle;
}

async function bundleOnce(file: string): Promise<string> {
  const name = `bundle-${file.replaceAll(/\W+/g, "-")}`;
  const folder = await cacheFolder(name, [file, ...madeFrom], async (draft) => {
    const entry = `export * from "./${file}"; export { default } from "./${file}";`;
    // Readable, for whoever has to understand what the runtime logs.
    const { text } = await bundleWorker(entry, { minify: false });
    const directory = join(draft, "bundle");
    mkdirSync(directory);
    writeFileSync(join(directory, "worker.js"), text);
    return directory;
  });
  return join(folder, "worker.js");
}
