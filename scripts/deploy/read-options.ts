import { parseArgs } from "node:util";
import { UsageError } from "../local/failure.ts";
import { readComposedConfig, type Stage, scriptName } from "./composed-config.ts";
import { isWorkersDev } from "./configure-worker.ts";

export const usage = `Usage:
  npm run deploy -- [function …] [options]   all functions, or the named ones, each as its own Worker
  npm run deploy -- --single [options]       all in one Worker: to try the service

The packages that are deployed are listed in .deploy/sbom.cdx.json (CycloneDX), their licenses in
.deploy/third-party-licenses.txt. A license that is not allowed stops the command.

Options:
  --dry-run              bundle and measure without uploading; needs no network and no account
  --secrets-file FILE    first set each Worker's secrets, from JSON or NAME=VALUE lines;
                         needed once, and when a secret changes. SMOKE_KEY and SMOKE_TOKEN in it, or
                         in the environment, are the smoke test's and are not uploaded
  --continue             leave out what an interrupted deployment has uploaded already, unless it or a
                         secret of --secrets-file changed
  --no-smoke             do not ask the functions afterwards whether they work (npm run smoke)
  --staging              Workers and a queue of their own, next to those that people use; another SITE_ORIGIN

SITE_ORIGIN is the public origin of the service, e.g. https://api.example.com. Its domain
must be a zone of the Cloudflare account. With --single it may be the Worker's address on
workers.dev, e.g. https://compensation-intelligence.you.workers.dev.

DATA_BUCKET names the R2 bucket with the data files (npm run data:upload). Without it, /data says
that there are none.`;

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

/** @throws {UsageError} that says what would be right. */
export function readOptions(args: string[], siteOrigin: string | undefined): DeployOptions {
  const { values, positionals } = parse(args);
  const { single, "dry-run": dryRun } = values;
  if (single && positionals.length > 0) {
    throw new UsageError(`--single deploys all functions, so it takes no names.\n\n${usage}`);
  }
  const stage = values.staging ? "staging" : undefined;
  const origin = siteOrigin ?? (dryRun ? "https://api.example.com" : undefined);
  return {
    names: positionals,
    single,
    dryRun,
    resumes: values.continue,
    smokes: !values["no-smoke"],
    secretsFile: values["secrets-file"],
    stage,
    origin: checkOrigin(origin, single, stage),
  };
}

function checkOrigin(origin: string | undefined, single: boolean, stage?: Stage): string {
  if (origin === undefined) throw new UsageError(`SITE_ORIGIN is not set.\n\n${usage}`);
  const url = URL.parse(origin);
  if (url?.protocol !== "https:" || url.origin !== origin) {
    throw new UsageError(`SITE_ORIGIN is not an https origin: ${origin}\n\n${usage}`);
  }
  if (!isWorkersDev(url.host)) return origin;
  if (!single) {
    throw new UsageError(
      `${origin} is an address of a single Worker: routes and custom domains need a domain of your own. Deploy with --single, or set SITE_ORIGIN to a host of a zone in your account.`,
    );
  }
  const [name, ...account] = url.host.split(".");
  if (name !== scriptName("single", stage) || account.length !== 3) {
    throw new UsageError(
      `On workers.dev the Worker has the address https://${scriptName("single", stage)}.SUBDOMAIN.workers.dev, after its name (${readComposedConfig().name} in wrangler.toml) and your account's subdomain.`,
    );
  }
  return origin;
}

function parse(args: string[]) {
  const flag = { type: "boolean", default: false } as const;
  try {
    const parsed = parseArgs({
      args,
      allowPositionals: true,
      options: {
        "dry-run": flag,
        single: flag,
        continue: flag,
        "no-smoke": flag,
        staging: flag,
        "secrets-file": { type: "string" },
        help: flag,
      },
    });
    if (parsed.values.help) throw new UsageError(usage);
    return parsed;
  } catch (error) {
    throw error instanceof UsageError ? error : new UsageError(`${String(error)}\n\n${usage}`);
  }
}
