/** `npm run deploy`: deploys each function as a separate Worker, the core first; or all as one. */

import { makeIgnored } from "../generate/make-ignored.ts";
import { runCommand } from "../run/local/command.ts";
import { CommandFailed } from "../run/local/failure.ts";
import { bindingsIn } from "../run/workers/bindings.ts";
import { type BuiltWorker, buildWorkers } from "../run/workers/build-workers.ts";
import { deployFolder, singleWorker } from "../run/workers/workers.ts";
import { chooseWorkers } from "./deploy/choose-workers.ts";
import { findDeployedPackages } from "./deploy/deployed-packages.ts";
import { type Deployment, recordVersions } from "./deploy/deployed-versions.ts";
import { describeWorkers } from "./deploy/describe-workers.ts";
import { findSite, readCommandLine } from "./deploy/find-site.ts";
import { measureStartUp } from "./deploy/measure-start-up.ts";
import type { DeployOptions } from "./deploy/read-options.ts";
import { pickSecrets, readSecrets } from "./deploy/read-secrets.ts";
import { runWrangler } from "./deploy/run-wrangler.ts";
import { writeInventory } from "./deploy/write-inventory.ts";
import { readCredentials } from "./smoke/credentials.ts";
import { runSmoke } from "./smoke/run-smoke.ts";

await runCommand(async () => {
  const options = readCommandLine(process.argv.slice(2), process.env);
  const { names, single, dryRun, stage } = options;
  const chosen = single ? [singleWorker] : chooseWorkers(names);
  const site = await findSite(options, process.env);
  const { origin, dataBucket } = site;
  if (!dryRun) console.log(`Deploying to ${origin}.`);
  makeIgnored();
  const workers = await buildWorkers(
    chosen,
    deployFolder,
    {
      host: new URL(origin).host,
      ...{ ...site, stage },
    },
    { sourceMaps: !dryRun },
  );
  if (dataBucket === undefined && (single || chosen.some(({ name }) => name === "data"))) {
    console.log("DATA_BUCKET is not set: /data will offer no files but those of single roles.");
  }
  const inventory = writeInventory(findDeployedPackages(workers), deployFolder);
  const secrets = options.secretsFile === undefined ? null : readSecrets(options.secretsFile);
  // All before the first upload, so that none fails halfway for what could have been known.
  secretsOf(workers, secrets);
  const credentials = readCredentials(process.env, secrets);
  if (dryRun) {
    const startUp = await measureStartUp(workers.map(({ bundle }) => bundle.text));
    console.log(describeWorkers(workers, startUp));
    console.log(inventory);
    return;
  }
  console.log(inventory);
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

type Secrets = Readonly<Record<string, string>> | null;

/**
 * Uploads one Worker after the other: the others bind to the core, and after a failure the
 * remaining Workers are unchanged.
 *
 * @returns the versions that should run now.
 */
async function uploadAll(
  workers: readonly BuiltWorker[],
  { origin, single, stage, secretsFile }: DeployOptions,
  secrets: Secrets,
): Promise<Deployment> {
  let deployment = recordVersions({ origin, single, stage }, {});
  for (const [at, worker] of workers.entries()) {
    try {
      const version = await upload(worker, secrets);
      deployment = recordVersions(deployment, { [worker.name]: version });
    } catch (cause) {
      recordVersions(deployment, { [worker.name]: null });
      const left = single ? ["--single"] : workers.slice(at).map(({ name }) => name);
      const given = secretsFile === undefined ? [] : ["--secrets-file", secretsFile];
      const command = ["npm run deploy --", ...left, ...given, ...(stage ? [`--${stage}`] : [])];
      throw new CommandFailed(
        `${worker.name} was not deployed, or only in part; those before it run the new code, and those after it the old. Go on with: ${command.join(" ")}${cause instanceof CommandFailed ? `\n${cause.message}` : ""}`,
        { cause },
      );
    }
  }
  return deployment;
}

/**
 * Uploads code and secrets as one version: no version runs with another's secrets, and Cloudflare accepts
 * it after a rollback too, when it refuses to change secrets alone.
 *
 * @returns the id of the version that now runs.
 */
async function upload(worker: BuiltWorker, secrets: Secrets): Promise<string> {
  console.log(`\n${worker.name}`);
  const args = ["deploy", "--config", worker.configPath];
  const reports = await runWrangler(args, { secrets: secretsOf([worker], secrets) });
  const version = reports.find(({ type }) => type === "deploy")?.version_id;
  // Wrangler ends without an error if its question whether to go on is answered with no.
  if (!version) throw new CommandFailed("wrangler deploy uploaded nothing.");
  return version;
}

/** The secrets that the Workers need. @throws {CommandFailed} that names what is missing. */
function secretsOf(workers: readonly BuiltWorker[], secrets: Secrets): Record<string, string> {
  const names = new Set(workers.flatMap(({ bundle }) => bindingsIn(bundle.text, "secret")));
  return secrets === null ? {} : pickSecrets(secrets, [...names]);
}
