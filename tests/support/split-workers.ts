/** Every function as a Worker of its own, bundled as a deployment bundles it. */
import { createHash } from "node:crypto";
import {
  existsSync,
  globSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  renameSync,
  rmSync,
} from "node:fs";
import { join } from "node:path";
import { buildWorkers } from "../../scripts/deploy/build-workers.ts";
import { listWorkers } from "../../scripts/deploy/workers.ts";

const root = join(import.meta.dirname, "../..");
const cache = join(root, "node_modules/.cache/split-workers");
const madeFrom = [
  "functions/**/*",
  "shared/**/*",
  "schema/**/*",
  "scripts/deploy/*",
  "wrangler.toml",
  "package-lock.json",
];

/** The address that the harness listens at; it sends a request where the routes say. */
const host = "127.0.0.1";

/** @returns paths of configurations, the catch-all's first: it is given what no route takes. */
export async function splitWorkers(): Promise<string[]> {
  const names = listWorkers().map((worker) => worker.name);
  const folder = join(cache, fingerprint());
  if (!existsSync(folder)) {
    mkdirSync(cache, { recursive: true });
    const draft = mkdtempSync(join(cache, "draft-"));
    await buildWorkers(listWorkers(), { folder: draft, host });
    try {
      renameSync(draft, folder);
    } catch (error) {
      // Another suite has been faster.
      if (!existsSync(folder)) throw error;
      rmSync(draft, { recursive: true });
    }
  }
  return names.reverse().map((name) => join(folder, name, "wrangler.json"));
}

function fingerprint(): string {
  const hash = createHash("sha256");
  for (const path of globSync(madeFrom, { cwd: root }).sort()) {
    if (!/\.[a-z]+$/.test(path)) continue;
    hash
      .update(`${path}\0`)
      .update(readFileSync(join(root, path)))
      .update("\0");
  }
  return hash.digest("hex").slice(0, 16);
}
