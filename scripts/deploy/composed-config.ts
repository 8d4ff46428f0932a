import { join } from "node:path";
import { type Unstable_Config, unstable_readConfig } from "wrangler";
import { projectRoot } from "../local/places.ts";

/** The configuration of the composed Worker in `wrangler.toml`. */
export function readComposedConfig(): Unstable_Config {
  return unstable_readConfig({ config: join(projectRoot, "wrangler.toml") });
}

/** A Worker's name on the platform when each function is deployed on its own. */
export function scriptName(worker: string): string {
  return `${readComposedConfig().name}-${worker}`;
}
