/** The permissions of the API token (`CLOUDFLARE_API_TOKEN`), each with what needs it. */
import type { WranglerReport } from "./run-wrangler.ts";

export interface Permission {
  /** As the dashboard names it: scope, permission, level. */
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
    neededFor: "creating the bucket of DATA_BUCKET and uploading data files; else not needed",
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
const refusals: readonly (number | string)[] = [10000, 9109, 10001, 9106];

/** Names the permission that a refused request needs; null if nothing was refused. */
export function describeMissingPermission(reports: readonly WranglerReport[]): string | null {
  const failure = reports.find(({ type }) => type === "command-failed");
  if (failure?.code == null || !refusals.includes(failure.code)) return null;
  const path = /\((\/[^)\s]*)\)/.exec(failure.message ?? "")?.[1] ?? "";
  const needed = permissions.find(({ requests }) => requests.test(path));
  const missing =
    needed === undefined
      ? "The API token is not valid, or lacks a permission"
      : `The API token is not valid, or lacks the permission "${needed.name}" (${needed.neededFor})`;
  return `${missing}. The table of docs/deploy.md#permissions lists all of them.`;
}
