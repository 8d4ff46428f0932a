/**
 * `npm run dev:database`, the build command of `wrangler.toml`: sees to it that `wrangler dev` has a
 * database with data, and the Worker its variables. Wrangler runs it before it serves, when a file
 * has changed, and before a deployment, for which there is nothing to do.
 */
import { findWranglerDev } from "./dev-database/wrangler-dev.ts";

const dev = findWranglerDev();
if (dev) {
  // Only now: a deployment and `npm start` need not wait for all of this to be read.
  const { runCommand } = await import("./local/command.ts");
  const { provideDatabase } = await import("./dev-database/provide.ts");
  await runCommand(() => provideDatabase(dev));
}
