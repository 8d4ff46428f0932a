/** `npm run rollback`: rolls functions back to the previous version, or to a given one. */

import { runCommand } from "../run/local/command.ts";
import { UsageError } from "../run/local/failure.ts";
import { readArguments } from "../run/local/read-arguments.ts";
import { type Stage, scriptName } from "../run/workers/composed-config.ts";
import { singleWorker } from "../run/workers/workers.ts";
import { chooseWorkers } from "./deploy/choose-workers.ts";
import { forgetVersions } from "./deploy/deployed-versions.ts";
import { runWrangler } from "./deploy/run-wrangler.ts";

const usage = `Usage:
  npm run rollback -- FUNCTION … --message WHY     to the version before
  npm run rollback -- all --message WHY            every Worker, the core last
  npm run rollback -- single --message WHY         a deployment with --single
  npm run rollback -- FUNCTION --to VERSION_ID --message WHY

--staging rolls back what was deployed with --staging.

Data and migrations of Durable Objects stay as they are. Secrets come back as they were uploaded with that
version. It asks nothing; without --to, a second rollback goes forward again.`;

await runCommand(async () => {
  const { names, to, message, stage } = readOptions();
  // The order is the reverse of a deployment's, so that the Worker to which others bind comes last.
  const workers =
    names[0] === "single"
      ? [singleWorker]
      : chooseWorkers(names[0] === "all" ? [] : names).reverse();
  forgetVersions();
  for (const { name } of workers) {
    const args = [
      "rollback",
      ...(to === undefined ? [] : [to]),
      ...["--name", scriptName(name, stage), "--message", message],
      // Otherwise objects would run the code that is rolled back for another five minutes.
      ...["--durable-objects-code-update-mode", "immediate"],
    ];
    // Its option --yes does not keep Wrangler 4.164 from asking twice for each Worker.
    await runWrangler(args, { asks: false });
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
