import { createHash } from "node:crypto";
import { existsSync, readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";
import type { Unstable_Config } from "wrangler";
import { projectRoot } from "../local/places.ts";
import { writePrivately } from "../local/private-file.ts";

const known: { composed?: Unstable_Config } = {};

/** The configuration of the composed Worker in `wrangler.toml`, which is read once. */
export function readComposedConfig(): Unstable_Config {
  known.composed ??= readConfig();
  return known.composed;
}

/**
 * Returns what Wrangler reads from the file, and remembers it until the file or Wrangler's version changes, because
 * loading Wrangler takes 1.1 s of each command. The paths in it are absolute, so a moved clone reads the file again.
 */
function readConfig(): Unstable_Config {
  const file = join(projectRoot, "wrangler.toml");
  const require = createRequire(import.meta.url);
  const hash = createHash("sha256").update(`${projectRoot}\n`);
  for (const path of [file, require.resolve("wrangler/package.json")]) {
    hash.update(readFileSync(path));
  }
  const kept = join(projectRoot, `node_modules/.cache/wrangler-config-${hash.digest("hex")}.json`);
  if (existsSync(kept)) return JSON.parse(readFileSync(kept, "utf8"));
  const wrangler: typeof import("wrangler") = require("wrangler");
  const config = wrangler.unstable_readConfig({ config: file });
  writePrivately(kept, JSON.stringify(config));
  return config;
}

/** A deployment next to the one that people use: its Workers and queues have names of their own. */
export const stages = ["staging"] as const;
export type Stage = (typeof stages)[number];

/** A Worker's name on the platform. */
export function scriptName(worker: string, stage?: Stage): string {
  const service = inStage(readComposedConfig().name ?? "", stage);
  return worker === "single" ? service : `${service}-${worker}`;
}

/** A name on the platform, of this stage. */
export function inStage(name: string, stage?: Stage): string {
  return stage === undefined ? name : `${name}-${stage}`;
}
