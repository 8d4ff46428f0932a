/**
 * Calls that are made again and again: same key, same URL, nothing changed
 * since. They are still counted, each on its own; all that leads to the same
 * result as the last time is left out.
 */
import type { Context, MiddlewareHandler } from "hono";
import type { Caller } from "../../access/caller.ts";
import { isolateCredentials } from "../../access/credential-cache.ts";
import { knownCredential } from "../../access/read-credential.ts";
import { readClock } from "../../core/clock.ts";
import { newRequestId } from "../../core/ids.ts";
import { createLru } from "../../core/lru.ts";
import { leaseCacheOf } from "../../rate-limit/lease-caches.ts";
import { cachedDatasetVersion } from "../../reference/live-dataset.ts";
import type { EndpointSettings } from "../endpoint-settings.ts";
import type { AppEnv, Bindings, Counted } from "../env.ts";
import { hitHeaders } from "../response/cache-headers.ts";
import { rateHeaders } from "../response/rate-headers.ts";
import { textAroundId } from "../response/salary.ts";
import { secondsOf, versionOf } from "./cache-policy.ts";
import { HeaderTemplate } from "./header-template.ts";

interface Remembered {
  endpoint: EndpointSettings;
  caller: Caller;
  credentialSha256: string;
  counted: Counted;
  dataset: string;
  day: number;
  /** Of what the answer was made of beside the dataset. */
  version: number;
  /** When the answer was made; milliseconds since the epoch. */
  madeAt: number;
  /** As the last answer had them. */
  headers: HeaderTemplate;
  /** Age that they tell. */
  second: number;
  /** Characters of the body. */
  length: number;
  /** The body, given the request's id. */
  text(id: string): string;
}

/** Characters of all answers and their names together. */
const maxCharacters = 16_000_000;
/** No call that is made again and again is longer. */
const maxUrlLength = 1_024;

const remembered = createLru<Remembered>(2_000, {
  of: ({ length }, name) => length + name.length,
  max: maxCharacters,
});
const askedFor = createLru<true>(4_000);

/**
 * The answer to a call that was made before, with an id and a count of its own.
 *
 * @returns null where there is none, or anything behind it may have changed: the
 *   key, the dataset, the day. The whole way is taken then, a refusal's too.
 */
export function serveCached(request: Request, env: Bindings): Response | null {
  if (request.method !== "GET") return null;
  const authorization = request.headers.get("authorization");
  if (authorization === null) return null;
  const last = remembered.get(nameOf(authorization, request.url));
  if (!last || request.headers.has("if-none-match")) return null;

  const now = Date.now();
  const age = Math.max(0, Math.floor((now - last.madeAt) / 1000));
  if (
    age >= secondsOf(last.endpoint) ||
    versionOf(last.endpoint) !== last.version ||
    isolateCredentials.peek(last.credentialSha256)?.caller !== last.caller ||
    cachedDatasetVersion(now) !== last.dataset ||
    dayOf(readClock(env)) !== last.day
  ) {
    return null;
  }
  const { subject, limits } = last.counted;
  const admission = leaseCacheOf(subject, limits.perMonth !== null).takeLeased(limits, now);
  if (!admission) return null;

  const id = newRequestId();
  const { headers, endpoint, text } = last;
  headers.set({ "X-Request-Id": id });
  if (endpoint.cache && last.second !== age) {
    headers.set(hitHeaders(endpoint.cache, age));
    last.second = age;
  }
  if (endpoint.access.kind !== "public") {
    headers.set(rateHeaders(endpoint.family, last.caller.tier, admission));
  }
  return new Response(text(id), { headers: headers.headers });
}

/**
 * Remembers answers that can be given again, from the second time on that they
 * are asked for: most are never asked for again. Stands around everything
 * else, so that no header is missing.
 */
export function storeResponse(): MiddlewareHandler<AppEnv> {
  return async function storeResponse(c, next) {
    await next();
    const [endpoint, made] = [c.get("endpoint"), c.get("made")];
    if (!made || made.transient || c.req.method !== "GET" || c.res.status !== 200) return;
    if (c.req.url.length > maxUrlLength) return;
    // An answer in several media types depends on more than key and URL.
    if ((!endpoint.cache && !endpoint.cachePolicy) || endpoint.media) return;
    const [caller, counted] = [c.get("caller"), c.get("counted")];
    const madeAt = endpoint.cache ? made.madeAt : c.get("receivedAt");
    const authorization = c.req.header("authorization") ?? "";
    const credential = knownCredential(authorization);
    const dataset = cachedDatasetVersion(Date.now());
    if (!caller || !counted || madeAt === undefined || !credential || dataset === null) return;

    const name = nameOf(authorization, c.req.url);
    if (!askedFor.get(name)) return askedFor.set(name, true);
    remembered.set(name, {
      endpoint,
      caller,
      credentialSha256: credential.sha256,
      counted,
      dataset,
      day: dayOf(c.get("now")),
      version: made.version ?? versionOf(endpoint),
      madeAt,
      headers: new HeaderTemplate(c.res.headers),
      second: -1,
      length: made.stable.length,
      text: textOf(c, made.stable),
    });
  };
}

/** A flat answer names no request. */
function textOf(c: Context<AppEnv>, stable: string): Remembered["text"] {
  if (c.get("endpoint").isFlat) return () => stable;
  const { beforeId, afterId } = textAroundId(c, stable);
  return (id) => beforeId + id + afterId;
}

function nameOf(authorization: string, url: string): string {
  return `${authorization} ${url}`;
}

function dayOf(milliseconds: number): number {
  return Math.floor(milliseconds / 86_400_000);
}
