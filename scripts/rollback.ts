/** `npm run rollback`: rolls functions back to the previous version, or to a given one. */
import { chooseWorkers } from "./deploy/choose-workers.ts";
import { type Stage, scriptName } from "./deploy/composed-config.ts";
import { forgetVersions } from "./deploy/deployed-versions.ts";
import { forgetProgress } from "./deploy/progress.ts";
import { runWrangler } from "./deploy/run-wrangler.ts";
import { singleWorker } from "./deploy/workers.ts";
import { runCommand } from "./local/command.ts";
import { UsageError } from "./local/failure.ts";
import { readArguments } from "./local/read-arguments.ts";

const usage = `Usage:
  npm run rollback -- FUNCTION … --message WHY     to the version before
  npm run rollback -- all --message WHY            every Worker, the core last
  npm run rollback -- single --message WHY         a deployment with --single
  npm run rollback -- FUNCTION --to VERSION_ID --message WHY

--staging rolls back what was deployed with --staging.

Data, secrets and migrations of Durable Objects stay as they are.`;

await runCommand(async () => {
  const { names, to, message, stage } = readOptions();
  // In reverse order of deployment, so that the Worker that others bind to comes last.
  const workers =
    names[0] === "single"
      ? [singleWorker]
      : chooseWorkers(names[0] === "all" ? [] : names).reverse();
  // A deployment that goes on must upload these again.
  forgetProgress();
  forgetVersions();
  for (const { name } of workers) {
    await runWrangler([
      "rollback",
      ...(to === undefined ? [] : [to]),
      ...["--name", scriptName(name, stage), "--message", message, "--yes"],
      // Else objects run the code that is rolled back for another five minutes.
      ...["--durable-objects-code-update-mode", "immediate"],
    ]);
  }
});

function readOptions() {
  const options = {
    to: { type: "string" },
    message: { type: "string", short: "m" },
    staging: { type: "boolean", default: false },
  } as const;
  const { values, positionals } = readArguments({ allowPositionals: true, options }, usage);
  const several = positionals.length > 1 || positionals[0] === "all";
  if (positionals.length === 0 || values.message === undefined || (values.to && several)) {
    throw new UsageError(usage);
  }
  const stage: Stage | undefined = values.staging ? "staging" : undefined;
  return { names: positionals, to: values.to, message: values.message, stage };
}
