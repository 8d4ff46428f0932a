/**
 * Serves a repeated call (same key or none, same URL, nothing changed since) without running its
 * handler. Each call is still counted against its limits.
 *
 * It saves 65% of processor time per repeated request of `calculate` and 20% of `roles`, which the
 * edge cache has rendered already (docs/decisions/0012-fast-path.md).
 */
import type { Context, MiddlewareHandler } from "hono";
import type { Caller } from "../../access/caller.ts";
import { isolateCredentials } from "../../access/credential-cache.ts";
import { knownCredential } from "../../access/read-credential.ts";
import { publicPerMinute } from "../../access/tiers.ts";
import { readClock } from "../../core/clock.ts";
import { dayMs } from "../../core/days.ts";
import { newRequestId } from "../../core/ids.ts";
import { createLru } from "../../core/lru.ts";
import { admitLeased } from "../../rate-limit/address/admit-address.ts";
import { leaseCacheOf } from "../../rate-limit/lease-caches.ts";
import { addressKey, addressLimits } from "../../rate-limit/limit-key.ts";
import { knownDatasetVersion } from "../contexts/dataset-version.ts";
import type { EndpointSettings } from "../endpoint-settings.ts";
import type { AppEnv, Bindings, Counted } from "../env.ts";
import { hitHeaders } from "../response/cache-headers.ts";
import { rateLimitHeaders } from "../response/rate-limit-headers.ts";
import { describeRequest, type RequestBlock, withRequest } from "../response/salary.ts";
import { maxAgeSeconds, versionOf } from "./lifetime.ts";

interface Entry {
  endpoint: EndpointSettings;
  /** Null if it is for calls without a key, which are counted by address. */
  keyed: Keyed | null;
  dataset: string;
  /** Days since the epoch by the service's clock: a body names its day. */
  day: number;
  /** Version of what the body depends on besides the dataset. */
  version: number;
  /** Milliseconds since the epoch. */
  renderedAt: number;
  /** Those of the last response; every hit overwrites what differs. */
  headers: Headers;
  cacheableBody: string;
  /** Null if the body has no `request` block. */
  requestBlock: RequestBlock | null;
}

interface Keyed {
  caller: Caller;
  credentialSha256: string;
  counted: Counted;
}

/** Characters of all bodies and keys together. */
const maxCharacters = 16_000_000;
const maxEntries = 2_000;
/** Longer URLs are hardly ever repeated. */
const maxUrlLength = 1_024;
/** Keys of calls that have been made once. */
const maxSeen = 4_000;

const entries = createLru<Entry>(maxEntries, {
  of: ({ cacheableBody }, key) => cacheableBody.length + key.length,
  max: maxCharacters,
});
const seen = createLru<true>(maxSeen);

/**
 * The stored response to a repeated call, with a request id and a count of its own.
 *
 * @returns null if there is none, or if the credential, the dataset, the day or anything else
 *   behind it may have changed. The handler then runs as usual, or the request is rejected.
 */
export function serveCached(
  request: Request,
  env: Bindings,
  context: Pick<ExecutionContext, "waitUntil"> | undefined,
): Response | null {
  if (request.method !== "GET") return null;
  const authorization = request.headers.get("authorization") ?? "";
  const entry = entries.get(keyOf(authorization, request.url));
  if (!entry || request.headers.has("if-none-match")) return null;

  const now = Date.now();
  const age = Math.max(0, Math.floor((now - entry.renderedAt) / 1000));
  if (
    age >= maxAgeSeconds(entry.endpoint) ||
    versionOf(entry.endpoint) !== entry.version ||
    knownDatasetVersion() !== entry.dataset ||
    dayOf(readClock(env)) !== entry.day
  ) {
    return null;
  }
  const headersOfLimit = entry.keyed
    ? countKeyed(entry.endpoint, entry.keyed, now)
    : countAddress(entry.endpoint, request, env, context);
  if (!headersOfLimit) return null;

  const id = newRequestId();
  const { headers, endpoint, cacheableBody, requestBlock } = entry;
  const own = {
    "X-Request-Id": id,
    ...(endpoint.cache && hitHeaders(endpoint.cache, age)),
    ...headersOfLimit,
  };
  for (const [name, value] of Object.entries(own)) headers.set(name, value);
  const body = requestBlock ? withRequest(cacheableBody, { ...requestBlock, id }) : cacheableBody;
  return new Response(body, { headers });
}

/** Counts a call with a key on its account's lease. @returns the headers of its limits, null without a lease. */
function countKeyed(
  { access, family }: EndpointSettings,
  { caller, credentialSha256, counted: { limitKey, limits } }: Keyed,
  now: number,
): Record<string, string> | null {
  if (isolateCredentials.peek(credentialSha256)?.caller !== caller) return null;
  const admission = leaseCacheOf(limitKey, limits.perMonth !== null).takeLeased(limits, now);
  if (!admission) return null;
  return access.kind === "public" ? {} : rateLimitHeaders(family, caller.tier, admission);
}

/** Counts a call without a key on its address's lease. @returns no headers, null without a lease. */
function countAddress(
  { access }: EndpointSettings,
  request: Request,
  { RATE_LIMITER }: Bindings,
  context: Pick<ExecutionContext, "waitUntil"> | undefined,
): Record<string, never> | null {
  if (access.kind !== "public" || !context) return null;
  const key = addressKey(request.headers.get("cf-connecting-ip") ?? undefined, access.plan);
  const limits = addressLimits(key, publicPerMinute[access.plan]);
  const metering = {
    namespace: RATE_LIMITER,
    waitUntil: (work: Promise<unknown>) => context.waitUntil(work),
  };
  return admitLeased(metering, key, limits) ? {} : null;
}

/**
 * Stores responses from the second time a call is made: most calls are never repeated.
 *
 * @returns null for an endpoint whose responses may not be reused.
 */
export function storeResponse(endpoint: EndpointSettings): MiddlewareHandler<AppEnv> | null {
  const { method, cache, cachePolicy, media, isFlat } = endpoint;
  // A response in several media types depends on more than key and URL.
  if (method !== "get" || media || !(cache || cachePolicy)) return null;

  return async function storeResponse(c, next) {
    // Read first: what changes while the handler runs makes its response stale.
    const version = versionOf(endpoint);
    await next();
    const rendered = c.get("rendered");
    if (!rendered || rendered.transient || c.req.method !== "GET" || c.res.status !== 200) return;
    if (c.req.url.length > maxUrlLength) return;
    const renderedAt = cache ? rendered.renderedAt : c.get("receivedAt");
    const authorization = c.req.header("authorization") ?? "";
    const keyed = keyedOf(c, authorization);
    const dataset = knownDatasetVersion();
    if (renderedAt === undefined || keyed === undefined || dataset === null) return;

    const key = keyOf(authorization, c.req.url);
    if (!seen.get(key)) return seen.set(key, true);
    entries.set(key, {
      endpoint,
      keyed,
      dataset,
      day: dayOf(c.get("now")),
      version,
      renderedAt,
      headers: new Headers(c.res.headers),
      cacheableBody: rendered.cacheableBody,
      requestBlock: isFlat ? null : { ...describeRequest(c), duration_ms: 0 },
    });
  };
}

/** Whom a response is for; undefined for a call whose credential was ignored. */
function keyedOf(c: Context<AppEnv>, authorization: string): Keyed | null | undefined {
  const [caller, counted] = [c.get("caller"), c.get("counted")];
  if (!caller && authorization === "") return null;
  const credential = knownCredential(authorization);
  if (!caller || !counted || !credential) return undefined;
  return { caller, credentialSha256: credential.sha256, counted };
}

function keyOf(authorization: string, url: string): string {
  return `${authorization} ${url}`;
}

function dayOf(milliseconds: number): number {
  return Math.floor(milliseconds / dayMs);
}
