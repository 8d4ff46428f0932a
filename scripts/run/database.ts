/**
 * `npm run db:provide`, the build command of `wrangler.toml`: makes the files that git ignores (package.json has that
 * first), and ensures that `wrangler dev` has a database with data and that the Worker has its variables. Wrangler runs
 * it before it serves, when a file changes, and before a deployment, which needs no database.
 */
import { findWranglerDev } from "./database/wrangler-dev.ts";

const dev = findWranglerDev();
if (dev) {
  // Imported here, so that a deployment and `npm start` do not wait for these modules to load.
  const { runCommand } = await import("./local/command.ts");
  const { provideDatabase } = await import("./database/provide.ts");
  await runCommand(() => provideDatabase(dev));
}
