/** `npm run rollback`: rolls functions back to the previous version, or to a given one. */
import { parseArgs } from "node:util";
import { chooseWorkers } from "./deploy/choose-workers.ts";
import { scriptName } from "./deploy/composed-config.ts";
import { runWrangler } from "./deploy/run-wrangler.ts";
import { runCommand } from "./local/command.ts";
import { UsageError } from "./local/failure.ts";

const usage = `Usage:
  npm run rollback -- FUNCTION … --message WHY     to the version before
  npm run rollback -- all --message WHY            every Worker, the core last
  npm run rollback -- FUNCTION --to VERSION_ID --message WHY

Data, secrets and migrations of Durable Objects stay as they are.`;

await runCommand(async () => {
  const { names, to, message } = readArguments(process.argv.slice(2));
  // In reverse order of deployment, so that the Worker that others bind to comes last.
  const workers = chooseWorkers(names[0] === "all" ? [] : names).reverse();
  for (const { name } of workers) {
    await runWrangler([
      "rollback",
      ...(to === undefined ? [] : [to]),
      ...["--name", scriptName(name), "--message", message, "--yes"],
    ]);
  }
});

function readArguments(args: string[]) {
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: { to: { type: "string" }, message: { type: "string", short: "m" } },
  });
  const several = positionals.length > 1 || positionals[0] === "all";
  if (positionals.length === 0 || values.message === undefined || (values.to && several)) {
    throw new UsageError(usage);
  }
  return { names: positionals, to: values.to, message: values.message };
}
