/**
 * Serves a repeated call (same key or none, same URL, nothing changed since) without running its
 * handler. Each call is still counted against its limits.
 *
 * It saves 65% of processor time per repeated request of `calculate` and 20% of `roles`, which the
 * edge cache has rendered already (docs/decisions/0012-fast-path.md).
 */
import type { Context, MiddlewareHandler } from "hono";
import { knownCredential } from "../../access/read-credential.ts";
import { readClock } from "../../core/clock.ts";
import { dayMs } from "../../core/days.ts";
import { newRequestId } from "../../core/ids.ts";
import { createLru } from "../../core/lru.ts";
import { knownDatasetVersion } from "../contexts/dataset-version.ts";
import type { EndpointSettings } from "../endpoint-settings.ts";
import type { AppEnv, Bindings } from "../env.ts";
import { hitHeaders } from "../response/cache-headers.ts";
import { describeRequest, type RequestBlock, withRequest } from "../response/salary.ts";
import { countAddress, countKeyed, type Keyed, type Lifetime } from "./count-call.ts";
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
 * @returns null if there is none, if the request cannot be counted, or if the credential, the
 *   dataset, the day or anything else behind it may have changed. The handler then runs as usual, or
 *   the request is rejected. A promise if the limiter has to be called.
 */
export function serveCached(
  request: Request,
  env: Bindings,
  context: Lifetime | undefined,
): Response | Promise<Response | null> | null {
  if (request.method !== "GET") return null;
  const authorization = request.headers.get("authorization") ?? "";
  const entry = entries.get(keyOf(authorization, request.url));
  if (!entry || request.headers.has("if-none-match")) return null;
  // Only JSON is stored.
  if (entry.endpoint.prefersTable?.(request.headers.get("accept"))) return null;

  const [now, clock] = [Date.now(), readClock(env)];
  const age = Math.max(0, Math.floor((now - entry.renderedAt) / 1000));
  if (
    age >= maxAgeSeconds(entry.endpoint) ||
    versionOf(entry.endpoint) !== entry.version ||
    knownDatasetVersion() !== entry.dataset ||
    dayOf(clock) !== entry.day
  ) {
    return null;
  }
  if (entry.keyed) {
    const headers = countKeyed(entry.endpoint, entry.keyed, now, clock);
    return headers && render(entry, age, headers);
  }
  if (!context) return null;
  const isAdmitted = countAddress(entry.endpoint, request, env, context);
  if (isAdmitted === true) return render(entry, age, {});
  return isAdmitted.then((admitted) => (admitted ? render(entry, age, {}) : null));
}

function render(entry: Entry, age: number, limitHeaders: Record<string, string>): Response {
  const id = newRequestId();
  const { headers, endpoint, cacheableBody, requestBlock } = entry;
  const own = {
    "X-Request-Id": id,
    ...(endpoint.cache && hitHeaders(endpoint.cache, age)),
    ...limitHeaders,
  };
  for (const [name, value] of Object.entries(own)) headers.set(name, value);
  const body = requestBlock ? withRequest(cacheableBody, { ...requestBlock, id }) : cacheableBody;
  return new Response(body, { headers });
}

/**
 * Stores responses from the second time a call is made: most calls are never repeated.
 *
 * @returns null for an endpoint whose responses may not be reused.
 */
export function storeResponse(endpoint: EndpointSettings): MiddlewareHandler<AppEnv> | null {
  const { method, cache, cachePolicy, media, isFlat, prefersTable } = endpoint;
  // A response in several media types depends on more than key and URL.
  if (method !== "get" || (media && !prefersTable) || !(cache || cachePolicy)) return null;

  return async function storeResponse(c, next) {
    // Read first: what changes while the handler runs makes its response stale.
    const version = versionOf(endpoint);
    await next();
    const rendered = c.get("rendered");
    if (!rendered || rendered.transient || c.req.method !== "GET" || c.res.status !== 200) return;
    if (c.req.url.length > maxUrlLength || c.get("isTable")) return;
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
