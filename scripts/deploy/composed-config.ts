import { join } from "node:path";
import { type Unstable_Config, unstable_readConfig } from "wrangler";
import { projectRoot } from "../local/places.ts";

const known: { composed?: Unstable_Config } = {};

/** The configuration of the composed Worker in `wrangler.toml`, which is read once. */
export function readComposedConfig(): Unstable_Config {
  const composed =
    known.composed ?? unstable_readConfig({ config: join(projectRoot, "wrangler.toml") });
  known.composed = composed;
  return composed;
}

/** A Worker's name on the platform when each function is deployed on its own. */
export function scriptName(worker: string): string {
  return `${readComposedConfig().name}-${worker}`;
}
