/**
 * `npm run dev:database`, the build command of `wrangler.toml`: sees to it that `wrangler dev` has a
 * database with data, and the Worker its variables. Wrangler runs it before it serves, when a file
 * has changed, and before a deployment, for which there is nothing to do.
 */
if (process.env.WRANGLER_COMMAND === "dev") {
  const { runCommand } = await import("./local/command.ts");
  const { provideDatabase } = await import("./dev-database/provide.ts");
  await runCommand(provideDatabase);
}

export {};
