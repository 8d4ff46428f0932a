import type { Stage } from "../deploy/composed-config.ts";
import { UsageError } from "../local/failure.ts";
import { readArguments } from "../local/read-arguments.ts";

export const usage = `Usage:
  npm run smoke -- ORIGIN [options]                 asks every function of a deployment
  npm run smoke -- ORIGIN --webhooks HOST HOST      and finds out which transport webhooks need
  SITE_ORIGIN=ORIGIN npm run smoke -- --webhooks HOST HOST      only the latter

ORIGIN is the service's, such as https://api.example.com. A line for each check; the exit code is 0 if
none failed, else 1, and the command that rolls back is printed. It takes five minutes at most.

Options:
  --secrets-file FILE   where SMOKE_KEY and SMOKE_TOKEN are, unless the environment has them: a salary
                        key and a pipeline token (read_write) of an account for this. Without them, what
                        needs them is only checked to be refused, or skipped
  --webhook-url URL     an address that responds 2xx: one event is delivered to it
  --any-version         do not compare with what was uploaded from here
  --wait SECONDS        how long a version that was uploaded from here may take to arrive (120)
  --single, --staging   what was deployed, if it was not from here

--webhooks sends a POST to two hosts (or https URLs) of your choice, both by a socket to a checked
address and by fetch, from a Worker that exists for that minute alone. Prints the line for
WEBHOOK_TRANSPORT if the deployment should have another one; then, and if the hosts do not tell, the
exit code is 1. Choose hosts that are not on Cloudflare and share their address with others, such as
a receiver of your own behind a load balancer.`;

export interface SmokeArguments {
  origin: string;
  /** Whether the functions are asked. */
  asks: boolean;
  /** The two URLs of the probe; null without one. */
  probes: readonly string[] | null;
  secretsFile: string | undefined;
  webhookUrl: string | undefined;
  waitMs: number;
  /** Whether what was uploaded from here may have been replaced since. */
  anyVersion: boolean;
  single: boolean;
  stage: Stage | undefined;
}

/** @throws {UsageError} that says what would be right. */
export function readSmokeArguments(args: string[], siteOrigin: string | undefined): SmokeArguments {
  const { values, positionals } = parse(args);
  const hosts = values.webhooks ? positionals.slice(-2) : [];
  const [given, ...rest] = positionals.slice(0, positionals.length - hosts.length);
  if (rest.length > 0 || (values.webhooks && hosts.length < 2)) throw new UsageError(usage);
  return {
    origin: checkOrigin(given ?? siteOrigin ?? "", values.webhooks),
    asks: !values.webhooks || given !== undefined,
    probes: values.webhooks ? readHosts(hosts) : null,
    secretsFile: values["secrets-file"],
    webhookUrl: values["webhook-url"] && checkHttps(values["webhook-url"]),
    waitMs: readSeconds(values.wait) * 1_000,
    anyVersion: values["any-version"],
    single: values.single,
    stage: values.staging ? "staging" : undefined,
  };
}

/** A credential is sent in clear text to this machine alone. */
function checkOrigin(text: string, isProbed: boolean): string {
  const url = URL.parse(text);
  const isLocal = ["127.0.0.1", "localhost"].includes(url?.hostname ?? "") && !isProbed;
  if (url?.origin !== text || !(url.protocol === "https:" || isLocal)) {
    throw new UsageError(`Not the service's https origin: ${text || "(none)"}\n\n${usage}`);
  }
  return text;
}

function readHosts(hosts: readonly string[]): string[] {
  const urls = hosts.map((host) => checkHttps(host.includes("://") ? host : `https://${host}/`));
  const [one, other] = urls.map((url) => new URL(url).hostname);
  if (one === other) throw new UsageError(`The two hosts are the same.\n\n${usage}`);
  return urls;
}

function checkHttps(text: string): string {
  const url = URL.parse(text);
  if (url?.protocol !== "https:") throw new UsageError(`Not an https URL: ${text}\n\n${usage}`);
  return url.href;
}

function readSeconds(text: string): number {
  const seconds = Number(text);
  if (/^\d{1,3}$/.test(text) && seconds <= 600) return seconds;
  throw new UsageError(`--wait is a number of seconds, 600 at most: ${text}\n\n${usage}`);
}

function parse(args: string[]) {
  const flag = { type: "boolean", default: false } as const;
  const text = { type: "string" } as const;
  return readArguments(
    {
      args,
      allowPositionals: true,
      options: {
        webhooks: flag,
        "any-version": flag,
        single: flag,
        staging: flag,
        "secrets-file": text,
        "webhook-url": text,
        wait: { type: "string", default: "120" },
      },
    },
    usage,
  );
}
