import { UsageError } from "../local/failure.ts";
import { readArguments } from "../local/read-arguments.ts";
import type { Stage } from "./composed-config.ts";

export const usage = `Usage:
  npm run deploy -- [function …] [options]   all functions, or the named ones, each as its own Worker
  npm run deploy -- --single [options]       all in one Worker: to try the service

The packages that are deployed are listed in .deploy/sbom.cdx.json (CycloneDX), their licenses in
.deploy/third-party-licenses.txt. A license that is not allowed stops the command.

Options:
  --dry-run              bundle and measure without uploading; needs no network and no account
  --secrets-file FILE    first set each Worker's secrets, from JSON or NAME=VALUE lines;
                         needed once, and when a secret changes (npm run setup writes it). SMOKE_KEY and
                         SMOKE_TOKEN in it, or in the environment, are the smoke test's and are not uploaded
  --continue             leave out what an interrupted deployment has uploaded already, unless it or a
                         secret of --secrets-file changed
  --no-smoke             do not ask the functions afterwards whether they work (npm run smoke)
  --staging              Workers and a queue of their own, next to those that people use; another SITE_ORIGIN

SITE_ORIGIN is the public origin of the service, e.g. https://api.example.com. Its domain
must be a zone of the Cloudflare account. With --single it may be the Worker's address on
workers.dev, e.g. https://compensation-intelligence.you.workers.dev, and is that one by default.

DATA_BUCKET names the R2 bucket with the data files (npm run data:upload). Without it, /data says
that there are none. Both may be in the file of --secrets-file, where npm run setup writes them.`;

export interface DeployOptions {
  /** Functions; empty means all. */
  names: string[];
  single: boolean;
  dryRun: boolean;
  resumes: boolean;
  /** Whether the smoke test follows. */
  smokes: boolean;
  secretsFile: string | undefined;
  stage: Stage | undefined;
  origin: string;
}

/** What the command line says by itself. */
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
    resumes: values.continue,
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
    continue: flag,
    "no-smoke": flag,
    staging: flag,
    "secrets-file": { type: "string" },
  } as const;
  return readArguments({ args, allowPositionals: true, options }, usage);
}
