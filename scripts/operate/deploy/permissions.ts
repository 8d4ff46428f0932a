/** The permissions of the API token (`CLOUDFLARE_API_TOKEN`), each with what needs it. */
import type { WranglerReport } from "./wrangler-report.ts";

interface Permission {
  /** The dashboard's name for it: scope, permission, level. */
  name: string;
  neededFor: string;
  /** Requests of Wrangler that are refused without it. */
  requests: RegExp;
}

/** The first whose requests match is the one that is missing. */
export const permissions: readonly Permission[] = [
  {
    name: "Zone / Workers Routes / Edit",
    neededFor: "the route of each function; not with --single",
    requests: /^\/zones\/[^/]+\/workers\//,
  },
  {
    name: "Zone / Zone / Read",
    neededFor: "finding the zone of SITE_ORIGIN's domain",
    requests: /^\/zones(?:[/?]|$)/,
  },
  {
    name: "Account / Queues / Edit",
    neededFor: "creating the queue and making core, or the single Worker, its consumer",
    requests: /^\/accounts\/[^/]+\/queues(?:[/?]|$)/,
  },
  {
    name: "Account / Workers R2 Storage / Edit",
    neededFor: "creating buckets and uploading data files; else not needed",
    requests: /^\/accounts\/[^/]+\/r2\//,
  },
  {
    name: "Account / Workers Scripts / Edit",
    neededFor:
      "every Worker: its code, source map, secrets, Durable Objects, cron trigger, custom domain and rollback",
    requests: /^\/accounts\/[^/]+\/workers\//,
  },
  {
    name: "Account / Account Settings / Read",
    neededFor: "finding the account, unless CLOUDFLARE_ACCOUNT_ID is set",
    requests: /^\/(?:memberships|accounts)(?:[/?]|$)/,
  },
];

/** Codes with which the platform refuses a token: unknown, or without the permission. */
const refusals: readonly string[] = ["10000", "10001", "9106", "9109"];

/** Wrangler reports all failures of routes and queues together, each request with its code in text. */
const listedFailure = /Cloudflare API \((\/[^)\s]*)\) failed\.\s*-?[^\n]*\[code: (\d+)\]/g;

/** Names the permissions that refused requests need; null if nothing was refused. */
export function describeMissingPermission(reports: readonly WranglerReport[]): string | null {
  const failure = reports.find(({ type }) => type === "command-failed");
  const message = failure?.message ?? "";
  if (message.includes("Could not find zone")) return describeZone;
  const listed = [...message.matchAll(listedFailure)].map(([, path = "", code]) => ({
    path,
    code,
  }));
  const whole = { path: /\((\/[^)\s]*)\)/.exec(message)?.[1] ?? "", code: String(failure?.code) };
  const refused = [whole, ...listed].filter(({ code = "" }) => refusals.includes(code));
  if (refused.length === 0) return null;
  const needed = permissions.filter((permission) =>
    refused.some(({ path }) => permissionOf(path) === permission),
  );
  const lacking = needed.map(({ name, neededFor }) => `"${name}" (${neededFor})`);
  const what = lacking.length === 0 ? "a permission" : lacking.join(" and ");
  return `The API token is not valid, or lacks ${what}. ${table}`;
}

function permissionOf(path: string): Permission | undefined {
  return permissions.find(({ requests }) => requests.test(path));
}

const table = "All permissions are listed in docs/deploy.md#permissions.";
const describeZone = `SITE_ORIGIN's domain is not a zone of this account, or not among the zones of the API token ("Zone / Zone / Read"). ${table}`;
