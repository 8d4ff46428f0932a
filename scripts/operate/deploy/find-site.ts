import { CommandFailed, UsageError } from "#scripts/run/local/failure.ts";
import { isLocal } from "#scripts/run/local/loopback.ts";
import { readComposedConfig } from "#scripts/run/workers/composed-config.ts";
import { checkOrigin } from "./check-origin.ts";
import { type CommandLine, readOptions, usage } from "./read-options.ts";
import { readSecrets } from "./read-secrets.ts";
import { findWorkersDev } from "./workers-dev.ts";

type Environment = Readonly<Record<string, string | undefined>>;

/** The origin of a dry run without a site. */
const exampleOrigin = "https://api.example.com";

/**
 * The command line of a deployment. Cloudflare's builds, which its deploy button begins, run
 * `npm run deploy` without arguments for the one Worker that they are connected to.
 */
export function readCommandLine(args: string[], env: Environment): CommandLine {
  return readOptions(args.length === 0 && env.WORKERS_CI === "1" ? ["--single"] : args);
}

/** Where a deployment is, and what it has besides. */
interface FoundSite {
  origin: string;
  dataBucket: string | undefined;
  mailBucket: string | undefined;
  documentBucket: string | undefined;
  mailDomain: string | undefined;
}

/**
 * The service's origin, its buckets and its domain for mail: those of the environment, of the file with
 * the secrets, or else the address on workers.dev of a single Worker.
 *
 * @throws {UsageError} that says what would be right.
 */
export async function findSite(
  options: CommandLine,
  env: Environment,
  workersDev = findWorkersDev,
): Promise<FoundSite> {
  const { single, dryRun, secretsFile } = options;
  const kept: Environment = secretsFile === undefined ? {} : readSecrets(secretsFile);
  if (!dryRun && isLocal(kept.DATABASE_URL ?? "")) {
    throw new CommandFailed(
      `${secretsFile} names a database of this machine, which no deployed Worker reaches.`,
    );
  }
  assertSame(env.SITE_ORIGIN, kept.SITE_ORIGIN, secretsFile);
  const given = env.SITE_ORIGIN ?? kept.SITE_ORIGIN ?? (dryRun ? exampleOrigin : undefined);
  // Empty in a workflow that has no such variable.
  const others = {
    dataBucket: env.DATA_BUCKET || kept.DATA_BUCKET || bucketOfBuild(env, "DATA_BUCKET"),
    mailBucket: env.MAIL_BUCKET || kept.MAIL_BUCKET || bucketOfBuild(env, "MAIL_BUCKET"),
    documentBucket: env.DOCUMENTS || kept.DOCUMENTS || bucketOfBuild(env, "DOCUMENTS"),
    mailDomain: env.MAIL_DOMAIN || kept.MAIL_DOMAIN || undefined,
  };
  if (given !== undefined) return { origin: checkOrigin(given, options), ...others };
  if (!single)
    throw new UsageError(
      `SITE_ORIGIN is not set, and no --secrets-file (npm run setup) names it.\n\n${usage}`,
    );
  const origin = await workersDev(options.stage, env);
  return { origin: checkOrigin(origin, options), ...others };
}

/** A file of another deployment would give this one the other's secrets. */
function assertSame(given: string | undefined, kept: string | undefined, file = ""): void {
  if (given === undefined || kept === undefined || given === kept) return;
  throw new CommandFailed(
    `SITE_ORIGIN is ${given}, but ${file} is for ${kept}. Unset the one, or name the other's file.`,
  );
}

/** The deploy button has made the buckets of `wrangler.toml`. */
function bucketOfBuild(env: Environment, name: string): string | undefined {
  if (env.WORKERS_CI !== "1") return undefined;
  return readComposedConfig().r2_buckets.find(({ binding }) => binding === name)?.bucket_name;
}
