import type { Context } from "hono";
import type { Tier } from "../../access/tiers.ts";
import type { Family } from "../../contract/operation.ts";
import { serviceVersion, workerVersionHeader } from "../../core/service-version.ts";
import { isProduction } from "../../core/unsafe-settings.ts";
import type { Admission, Quota } from "../../rate-limit/admission.ts";
import type { CacheDurations } from "../endpoint-settings.ts";
import type { AppEnv, Bindings } from "../env.ts";
import { corsHeaders } from "./cors-headers.ts";

const everywhere = {
  ...corsHeaders,
  "Service-Version": serviceVersion,
  // A browser must not take JSON or CSV that contains a caller's text for a page or a script.
  "X-Content-Type-Options": "nosniff",
} as const;

/** It is not sent locally: a browser would then refuse plain HTTP from everything else on this machine. */
const inProduction = { "Strict-Transport-Security": "max-age=31536000" } as const;

type Settings = Pick<Bindings, "ENVIRONMENT" | "WORKER_VERSION">;

/** Remembers the headers, because the settings of an isolate never change. */
let known: { env: Settings; headers: Readonly<Record<string, string>> } | undefined;

/** The headers of every response, whatever its path and status. */
export function commonHeaders(env: Settings): Readonly<Record<string, string>> {
  if (known?.env !== env) known = { env, headers: headersOf(env) };
  return known.headers;
}

function headersOf(env: Settings) {
  const id = env.WORKER_VERSION?.id;
  return {
    ...everywhere,
    ...(isProduction(env) && inProduction),
    ...(id && { [workerVersionHeader]: id }),
  };
}

/** How long responses are fresh that are the same for everyone: those of the catalog, and the demo. */
export const catalogDurations: CacheDurations = { seconds: 600 };

/**
 * The caches that may store a response which does not name them itself. What a credential was required or sent
 * for stays with its caller, and a cache must ask before it uses a GET again.
 *
 * @returns undefined for a response that is the same for everyone.
 */
export function defaultCacheControl(
  c: Context<AppEnv>,
  hasEtag: boolean,
  status = 200,
): string | undefined {
  const endpoint: AppEnv["Variables"]["endpoint"] | undefined = c.get("endpoint");
  if (endpoint?.secretUrl) return "private, no-store";
  const isPublic = endpoint === undefined || endpoint.access.kind === "public";
  if (isPublic && c.req.header("authorization") === undefined) {
    // Without this a cache may keep a 404 for as long as it likes (RFC 9110, 15.1).
    return status >= 400 ? "no-store" : undefined;
  }
  const isRead = c.req.method === "GET" || c.req.method === "HEAD";
  return isRead && hasEtag ? "private, no-cache" : "private, no-store";
}

/**
 * The headers for a caller's remaining limits: each API's own, and the IETF fields
 * (draft-ietf-httpapi-ratelimit-headers) for both. Few parsers read a list, so `RateLimit` has only
 * the policy that will reject first.
 */
export function rateLimitHeaders(
  family: Family,
  tier: Tier,
  { minute, month }: Admission,
): Record<string, string> {
  const policies = [policy("minute", minute, 60), ...(month ? [policy("month", month, null)] : [])];
  const isMonthNearer = month !== null && month.remaining <= minute.remaining;
  const nearest = isMonthNearer ? state("month", month) : state("minute", minute);
  const common = { "RateLimit-Policy": policies.join(", "), RateLimit: nearest };
  if (family === "salary") {
    const remaining = Math.min(minute.remaining, month?.remaining ?? minute.remaining);
    return { "X-RateLimit-Remaining": String(remaining), "X-RateLimit-Tier": tier, ...common };
  }
  return {
    "X-RateLimit-Limit": String(minute.limit),
    "X-RateLimit-Remaining": String(minute.remaining),
    ...(month && {
      "X-RateLimit-Monthly-Limit": String(month.limit),
      "X-RateLimit-Monthly-Remaining": String(month.remaining),
    }),
    ...common,
  };
}

/** A calendar month has no fixed length, so its policy names no window. */
function policy(name: string, quota: Quota, window: number | null): string {
  return `"${name}";q=${quota.limit}${window === null ? "" : `;w=${window}`}`;
}

function state(name: string, quota: Quota): string {
  return `"${name}";r=${quota.remaining};t=${quota.resetSeconds}`;
}
