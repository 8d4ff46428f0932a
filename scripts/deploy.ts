/** `npm run deploy`: deploys each function as a separate Worker, the core first. */
import { parseArgs } from "node:util";
import { bindingsIn } from "./deploy/bindings.ts";
import { type BuiltWorker, buildWorkers } from "./deploy/build-workers.ts";
import { chooseWorkers } from "./deploy/choose-workers.ts";
import { findDeployedPackages } from "./deploy/deployed-packages.ts";
import { describeWorkers } from "./deploy/describe-workers.ts";
import { measureStartUp } from "./deploy/measure-start-up.ts";
import { pickSecrets, readSecrets } from "./deploy/read-secrets.ts";
import { runWrangler } from "./deploy/run-wrangler.ts";
import { deployFolder } from "./deploy/workers.ts";
import { writeInventory } from "./deploy/write-inventory.ts";
import { runCommand } from "./local/command.ts";
import { UsageError } from "./local/failure.ts";

const usage = `Usage:
  npm run deploy -- [function …] [options]   all functions, or the named ones

The packages that are deployed are listed in .deploy/sbom.cdx.json (CycloneDX), their licenses in
.deploy/third-party-licenses.txt. A license that is not allowed stops the command.

Options:
  --dry-run              bundle and measure without uploading; needs no network and no account
  --secrets-file FILE    first set each Worker's secrets, from JSON or NAME=VALUE lines;
                         needed once, and when a secret changes

SITE_ORIGIN is the public origin of the service, e.g. https://api.example.com. Its domain
must be a zone of the Cloudflare account.

DATA_BUCKET names the R2 bucket with the data files (npm run data:upload). Without it, /data says
that there are none.`;

await runCommand(async () => {
  const { names, dryRun, secretsFile } = readArguments(process.argv.slice(2));
  const origin = readOrigin(dryRun);
  const chosen = chooseWorkers(names);
  // Empty in a workflow that has no such variable.
  const dataBucket = process.env.DATA_BUCKET || undefined;
  const workers = await buildWorkers(chosen, deployFolder, {
    host: new URL(origin).host,
    origin,
    dataBucket,
  });
  if (dataBucket === undefined && chosen.some(({ name }) => name === "data")) {
    console.log("DATA_BUCKET is not set: /data will offer no files but those of single roles.");
  }
  const inventory = writeInventory(findDeployedPackages(workers), deployFolder);
  if (dryRun) {
    const startUp = await measureStartUp(workers.map(({ bundle }) => bundle.text));
    console.log(describeWorkers(workers, startUp));
    console.log(inventory);
    return;
  }
  console.log(inventory);
  // In sequence: the others bind to the core, and after a failure the remaining Workers are unchanged.
  const secrets = secretsFile === undefined ? null : readSecrets(secretsFile);
  for (const worker of workers) await upload(worker, secrets);
});

async function upload(
  { name, configPath, bundle }: BuiltWorker,
  secrets: Record<string, string> | null,
): Promise<void> {
  console.log(`\n${name}`);
  const own = bindingsIn(bundle.text, "secret");
  if (secrets !== null && own.length > 0) {
    // Before the code that needs them, and through a pipe, so that no file or argument contains them.
    const input = JSON.stringify(pickSecrets(secrets, own));
    await runWrangler(["secret", "bulk", "--config", configPath], input);
  }
  await runWrangler(["deploy", "--config", configPath]);
}

function readOrigin(dryRun: boolean): string {
  const origin = process.env.SITE_ORIGIN ?? (dryRun ? "https://api.example.com" : undefined);
  if (origin === undefined) throw new UsageError(`SITE_ORIGIN is not set.\n\n${usage}`);
  const url = URL.parse(origin);
  if (url?.protocol !== "https:" || url.origin !== origin) {
    throw new UsageError(`SITE_ORIGIN is not an https origin: ${origin}\n\n${usage}`);
  }
  return origin;
}

function readArguments(args: string[]) {
  try {
    const { values, positionals } = parseArgs({
      args,
      allowPositionals: true,
      options: {
        "dry-run": { type: "boolean", default: false },
        "secrets-file": { type: "string" },
        help: { type: "boolean", default: false },
      },
    });
    if (values.help) throw new UsageError(usage);
    return {
      names: positionals,
      dryRun: values["dry-run"],
      secretsFile: values["secrets-file"],
    };
  } catch (error) {
    throw error instanceof UsageError ? error : new UsageError(`${String(error)}\n\n${usage}`);
  }
}
