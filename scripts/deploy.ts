/** `npm run deploy`: deploys each function as a separate Worker, the core first; or all as one. */
import { bindingsIn } from "./deploy/bindings.ts";
import { type BuiltWorker, buildWorkers } from "./deploy/build-workers.ts";
import { chooseWorkers } from "./deploy/choose-workers.ts";
import { findDeployedPackages } from "./deploy/deployed-packages.ts";
import { type Deployment, recordVersions } from "./deploy/deployed-versions.ts";
import { describeWorkers } from "./deploy/describe-workers.ts";
import { findSite, readCommandLine } from "./deploy/find-site.ts";
import { measureStartUp } from "./deploy/measure-start-up.ts";
import { DeploymentProgress, forgetProgress } from "./deploy/progress.ts";
import type { DeployOptions } from "./deploy/read-options.ts";
import { pickSecrets, readSecrets } from "./deploy/read-secrets.ts";
import { runWrangler } from "./deploy/run-wrangler.ts";
import { deployFolder, singleWorker } from "./deploy/workers.ts";
import { writeInventory } from "./deploy/write-inventory.ts";
import { runCommand } from "./local/command.ts";
import { CommandFailed } from "./local/failure.ts";
import { readCredentials } from "./smoke/credentials.ts";
import { runSmoke } from "./smoke/run-smoke.ts";

await runCommand(async () => {
  const options = readCommandLine(process.argv.slice(2), process.env);
  const { names, single, dryRun, stage } = options;
  const chosen = single ? [singleWorker] : chooseWorkers(names);
  const { origin, dataBucket } = await findSite(options, process.env);
  if (!dryRun) console.log(`Deploying to ${origin}.`);
  const workers = await buildWorkers(
    chosen,
    deployFolder,
    {
      host: new URL(origin).host,
      ...{ origin, dataBucket, stage },
    },
    { sourceMaps: !dryRun },
  );
  if (dataBucket === undefined && (single || chosen.some(({ name }) => name === "data"))) {
    console.log("DATA_BUCKET is not set: /data will offer no files but those of single roles.");
  }
  const inventory = writeInventory(findDeployedPackages(workers), deployFolder);
  if (dryRun) {
    checkSecrets(workers, options.secretsFile);
    const startUp = await measureStartUp(workers.map(({ bundle }) => bundle.text));
    console.log(describeWorkers(workers, startUp));
    console.log(inventory);
    return;
  }
  console.log(inventory);
  const { secretsFile } = options;
  const secrets = secretsFile === undefined ? null : readSecrets(secretsFile);
  // Before the upload, so that a wrong one does not come to light after it.
  const credentials = readCredentials(process.env, secrets);
  // In Cloudflare's builds the database is named only if they are to migrate and fill it.
  const { WORKERS_CI, DATABASE_URL: url, DATABASE_AUTH_TOKEN: authToken } = process.env;
  if (WORKERS_CI === "1" && url) {
    const { updateDatabase } = await import("./setup/update-database.ts");
    await updateDatabase({ url, authToken }, console.log);
  }
  const deployment = await uploadAll(workers, { ...options, origin }, secrets);
  if (!options.smokes) return;
  console.log(`
Asking each function at ${origin}:`);
  await runSmoke({ origin, credentials, deployment, uploaded: chosen.map(({ name }) => name) });
});

/** @throws {CommandFailed} if the file lacks a secret that one of the Workers needs. */
function checkSecrets(workers: readonly BuiltWorker[], file: string | undefined): void {
  if (file === undefined) return;
  const needed = new Set(workers.flatMap(({ bundle }) => bindingsIn(bundle.text, "secret")));
  pickSecrets(readSecrets(file), [...needed]);
}

type Secrets = Readonly<Record<string, string>> | null;

/**
 * In sequence: the others bind to the core, and after a failure the remaining Workers are unchanged.
 *
 * @returns the versions that should run now.
 */
async function uploadAll(
  workers: readonly BuiltWorker[],
  { origin, resumes, single, stage }: DeployOptions,
  secrets: Secrets,
): Promise<Deployment> {
  const progress = new DeploymentProgress({ origin, resumes, secrets });
  const left = workers.filter((worker) => !progress.has(worker));
  const done = workers.length - left.length;
  if (done > 0) console.log(`${done} Workers are uploaded already.`);
  let deployment = recordVersions({ origin, single, stage }, {});
  for (const [at, worker] of left.entries()) {
    try {
      const version = await upload(worker, secrets);
      deployment = recordVersions(deployment, { [worker.name]: version });
    } catch (cause) {
      recordVersions(deployment, { [worker.name]: null });
      const others =
        workers.length === 1
          ? ""
          : ` Nor were ${left.length - at - 1} after it; those before it run the new code.`;
      throw new CommandFailed(
        `${worker.name} was not deployed, or only in part.${others} Run the same command with --continue to go on, or npm run rollback.${cause instanceof CommandFailed ? `\n${cause.message}` : ""}`,
        { cause },
      );
    }
    progress.add(worker);
  }
  forgetProgress();
  return deployment;
}

/** @returns the id of the version that now runs, if Wrangler reports it. */
async function upload(
  { name, configPath, bundle }: BuiltWorker,
  secrets: Secrets,
): Promise<string | null> {
  console.log(`\n${name}`);
  const own = bindingsIn(bundle.text, "secret");
  if (secrets !== null && own.length > 0) {
    // Before the code that needs them, and through a pipe, so that no file or argument contains them.
    const input = JSON.stringify(
      pickSecrets(secrets, own, bindingsIn(bundle.text, "optional secret")),
    );
    await runWrangler(["secret", "bulk", "--config", configPath], input);
  }
  const reports = await runWrangler(["deploy", "--config", configPath]);
  return reports.find(({ type }) => type === "deploy")?.version_id ?? null;
}
