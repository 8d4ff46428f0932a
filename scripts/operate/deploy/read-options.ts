import { UsageError } from "#scripts/run/local/failure.ts";
import { readArguments } from "#scripts/run/local/read-arguments.ts";
import type { Stage } from "#scripts/run/workers/composed-config.ts";

export const usage = `Usage:
  npm run deploy -- [function …] [options]   all functions, or the named ones, each as its own Worker
  npm run deploy -- --single [options]       all in one Worker: to try the service

The packages that are deployed are listed in .deploy/sbom.cdx.json (CycloneDX), their licenses in
.deploy/third-party-licenses.txt. A license that is not allowed stops the command.

Options:
  --dry-run              bundle and measure without uploading; needs no network and no account
  --secrets-file FILE    upload each Worker with its secrets, from JSON or NAME=VALUE lines (npm run setup
                         writes them); needed once, and when a secret changes. SMOKE_KEY and SMOKE_TOKEN
                         in it, or in the environment, are the smoke test's and are not uploaded
  --no-smoke             do not ask the functions afterwards whether they work (npm run smoke)
  --staging              Workers and a queue of their own, next to those that people use; another SITE_ORIGIN

SITE_ORIGIN is the public origin of the service, e.g. https://api.example.com. Its domain
must be a zone of the Cloudflare account. With --single it may be the Worker's address on
workers.dev, e.g. https://compensation-intelligence.you.workers.dev, and is that one by default.

DATA_BUCKET names the R2 bucket with the data files (npm run data:upload). Without it, /data says that there are none.

MAIL_DOMAIN is the domain of the accounts' addresses for mail, e.g. in.example.com, and MAIL_BUCKET names the R2
bucket that keeps mails for 30 days. Without the domain, the inbox says that the service takes no mail.

DOCUMENTS names the R2 bucket that keeps documents of jobs. Without it, jobs have none.

All of them may be in the file of --secrets-file, where npm run setup writes them.`;

export interface DeployOptions {
  /** Functions; empty means all. */
  names: string[];
  single: boolean;
  dryRun: boolean;
  /** Whether the smoke test follows. */
  smokes: boolean;
  secretsFile: string | undefined;
  stage: Stage | undefined;
  origin: string;
}

/** The options of the command line alone. */
export type CommandLine = Omit<DeployOptions, "origin">;

/** @throws {UsageError} that says what would be right. */
export function readOptions(args: string[]): CommandLine {
  const { values, positionals } = parse(args);
  const { single, "dry-run": dryRun } = values;
  if (single && positionals.length > 0) {
    throw new UsageError(`--single deploys all functions, so it takes no names.\n\n${usage}`);
  }
  return {
    names: positionals,
    single,
    dryRun,
    smokes: !values["no-smoke"],
    secretsFile: values["secrets-file"],
    stage: values.staging ? "staging" : undefined,
  };
}

function parse(args: string[]) {
  const flag = { type: "boolean", default: false } as const;
  const options = {
    "dry-run": flag,
    single: flag,
    "no-smoke": flag,
    staging: flag,
    "secrets-file": { type: "string" },
  } as const;
  return readArguments({ args, allowPositionals: true, options }, usage);
}
