/** Node, for suites that share services: these stop when the vitest worker does. */
import { builtinEnvironments, type Environment } from "vitest/runtime";
import { stopAll } from "#scripts/run/stage/per-worker.ts";

export default {
  name: "shared-services",
  viteEnvironment: "ssr",
  async setup(global, options) {
    const node = await builtinEnvironments.node.setup(global, options);
    return {
      async teardown() {
        await stopAll();
        await node.teardown(global);
      },
    };
  },
} satisfies Environment;
