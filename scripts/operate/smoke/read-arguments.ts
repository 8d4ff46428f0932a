import { UsageError } from "#scripts/run/local/failure.ts";
import { isLocal } from "#scripts/run/local/loopback.ts";
import { readArguments } from "#scripts/run/local/read-arguments.ts";
import type { Stage } from "#scripts/run/workers/composed-config.ts";

const usage = `Usage:
  npm run smoke -- ORIGIN [options]

Asks every function of a deployment. ORIGIN is the service's, such as https://api.example.com or, of npm start,
http://localhost:8787. Each check prints a line. If one fails, the exit code is 1, and the last lines say what to do.
It takes five minutes at most.

Options:
  --secrets-file FILE   where SMOKE_KEY and SMOKE_TOKEN are, unless the environment has them: a salary
                        key and a pipeline token (read_write) of an account for this. Without them, what
                        needs them is only checked to be refused, or skipped
  --webhook-url URL     an address that responds 2xx: one event is delivered to it. If it is not on Cloudflare
                        and shares its address with others, that tells whether WEBHOOK_TRANSPORT is right
  --any-version         do not compare with what was uploaded from here
  --wait SECONDS        how long a version that was uploaded from here may take to arrive (120)
  --single, --staging   what was deployed, if it was not from here`;

interface SmokeArguments {
  origin: string;
  secretsFile: string | undefined;
  webhookUrl: string | undefined;
  waitMs: number;
  /** Whether what was uploaded from here may have been replaced since. */
  anyVersion: boolean;
  single: boolean;
  stage: Stage | undefined;
}

const flag = { type: "boolean", default: false } as const;
const text = { type: "string" } as const;
const options = {
  ...{ "any-version": flag, single: flag, staging: flag },
  ...{ "secrets-file": text, "webhook-url": text, wait: text },
} as const;

/** @throws {UsageError} that says what would be right. */
export function readSmokeArguments(args: string[]): SmokeArguments {
  const { values, positionals } = readArguments({ args, allowPositionals: true, options }, usage);
  const [origin = "", ...others] = positionals;
  if (others.length > 0) throw new UsageError(usage);
  return {
    origin: checkOrigin(origin),
    secretsFile: values["secrets-file"],
    webhookUrl: values["webhook-url"] && checkHttps(values["webhook-url"]),
    waitMs: readSeconds(values.wait ?? "120") * 1_000,
    anyVersion: values["any-version"],
    single: values.single,
    stage: values.staging ? "staging" : undefined,
  };
}

/** A credential is sent in clear text to this machine alone. */
function checkOrigin(given: string): string {
  const url = URL.parse(given);
  const isSafe = url?.protocol === "https:" || isLocal(given);
  if (!url || !isSafe || url.origin !== given.replace(/\/$/, "")) {
    throw new UsageError(`Not the service's https origin: ${given || "(none)"}\n\n${usage}`);
  }
  // Pages with passkeys redirect from an address to the name, where alone passkeys work.
  if (["127.0.0.1", "[::1]"].includes(url.hostname)) url.hostname = "localhost";
  return url.origin;
}

function checkHttps(given: string): string {
  const url = URL.parse(given);
  if (url?.protocol !== "https:") throw new UsageError(`Not an https URL: ${given}\n\n${usage}`);
  return url.href;
}

function readSeconds(given: string): number {
  const seconds = Number(given);
  if (/^\d{1,3}$/.test(given) && seconds <= 600) return seconds;
  throw new UsageError(`--wait is a number of seconds, 600 at most: ${given}\n\n${usage}`);
}
