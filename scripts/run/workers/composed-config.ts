import { createRequire } from "node:module";
import { join } from "node:path";
import type { Unstable_Config } from "wrangler";
import { projectRoot } from "../local/places.ts";

const known: { composed?: Unstable_Config } = {};

/** The configuration of the composed Worker in `wrangler.toml`, which is read once. */
export function readComposedConfig(): Unstable_Config {
  known.composed ??= readConfig();
  return known.composed;
}

/** Loads Wrangler, which takes a second, only now: a command that rejects its arguments needs none. */
function readConfig(): Unstable_Config {
  const wrangler: typeof import("wrangler") = createRequire(import.meta.url)("wrangler");
  return wrangler.unstable_readConfig({ config: join(projectRoot, "wrangler.toml") });
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
