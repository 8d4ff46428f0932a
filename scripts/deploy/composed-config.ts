import { join } from "node:path";
import { type Unstable_Config, unstable_readConfig } from "wrangler";
import { projectRoot } from "../local/places.ts";

/** What `wrangler.toml` says of the composed Worker. */
export function readComposedConfig(): Unstable_Config {
  return unstable_readConfig({ config: join(projectRoot, "wrangler.toml") });
}

/** What a Worker of the split service is called on the platform. */
export function scriptName(worker: string): string {
  return `${readComposedConfig().name}-${worker}`;
}
