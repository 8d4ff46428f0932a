import type { Context, MiddlewareHandler } from "hono";
import { isoDate } from "../../core/dates.ts";
import { createLru } from "../../core/lru.ts";
import { normalizeQuery } from "../../core/normalize-query.ts";
import type { CacheRule, Endpoint } from "../endpoint.ts";
import type { AppEnv, RenderedResponse } from "../env.ts";
import { sendRendered } from "../handle.ts";
import { originOf, pathnameOf } from "../request/url.ts";

const maxEntries = 300;
/** Characters of everything that the isolate stores of one operation. */
const maxCharacters = 4_000_000;

interface Entry extends RenderedResponse {
  /** Milliseconds since the epoch. */
  renderedAt: number;
}

/** Stores responses by a URL that no caller can request. */
interface Store {
  /** The name of the cache in `Cache-Status`. */
  name: "edge" | "isolate";
  get(url: string): Promise<Entry | undefined>;
  set(url: string, entry: Entry): void;
}

/**
 * Serves a cached response if the endpoint declares a cache. Only the part that is the same for
 * every caller is stored; each response gets its own `request` block. Runs after everything that
 * counts or rejects a request.
 *
 * Calls without a key share the data center's cache, and their responses may be cached on the way
 * as well. Responses to calls with a key are private and stay in the isolate, in a store of their
 * own for each operation, so that no operation evicts another's.
 */
export function edgeCache(endpoint: Endpoint): MiddlewareHandler<AppEnv> {
  const rule = endpoint.cache;
  const isolateStore = createIsolateStore();
  return async function edgeCache(c, next) {
    if (!rule || (await rule.except?.(c))) return next();
    const common = {
      "Cache-Control": cacheControl(c, rule),
      Vary: endpoint.media ? "Accept, Authorization" : "Authorization",
    };
    const store = c.get("caller") ? isolateStore : edgeStore(c, rule);
    const url = await keyOf(c, endpoint, rule);
    const entry = await store.get(url);
    const age = entry
      ? Math.max(0, Math.floor((c.get("receivedAt") - entry.renderedAt) / 1000))
      : 0;

    if (entry && age < rule.seconds) {
      c.set("cacheHeaders", {
        ...common,
        Age: String(age),
        "Cache-Status": `${store.name}; hit; ttl=${rule.seconds - age}`,
      });
      c.set("rendered", entry);
      return sendRendered(c, endpoint, entry);
    }
    c.set("cacheHeaders", { ...common, "Cache-Status": `${store.name}; fwd=miss; stored` });
    await next();
    const rendered = c.get("rendered");
    if (!rendered) return;
    store.set(url, { ...rendered, renderedAt: c.get("receivedAt") });
  };
}

function cacheControl(c: Context<AppEnv>, rule: CacheRule): string {
  if (c.get("caller")) return "private, max-age=60";
  const { seconds, staleSeconds: stale = 24 * seconds, browserSeconds = 60 } = rule;
  return [
    "public",
    ...(browserSeconds > 0 ? [`max-age=${browserSeconds}`] : []),
    `s-maxage=${seconds}`,
    ...(stale > 0 ? [`stale-while-revalidate=${stale}`] : []),
  ].join(", ");
}

/** Includes everything the cacheable body depends on; the day, because the body has it as `as_of`. */
async function keyOf(c: Context<AppEnv>, endpoint: Endpoint, rule: CacheRule): Promise<string> {
  const [origin, pathname] = [originOf(c.req.url), pathnameOf(c.req.url)];
  const query = c.get("query") as Record<string, unknown>;
  // A country either changes nothing or is rejected; a table is written from the same rows.
  const parameters = normalizeQuery(endpoint.query, query, ["country", "format"]);
  const version = `${await rule.version(c)}/${isoDate(c.get("now"))}`;
  return `${origin}${pathname}?${parameters}&~made=${encodeURIComponent(version)}`;
}

/**
 * The lists that this isolate has rendered for calls with a key, without the part that differs
 * between them.
 */
function createIsolateStore(): Store {
  const entries = createLru<Entry>(maxEntries, {
    of: ({ cacheableBody }, url) => cacheableBody.length + url.length,
    max: maxCharacters,
  });
  return {
    name: "isolate",
    get: async (url) => entries.get(url),
    set: (url, entry) => entries.set(url, entry),
  };
}

const renderedAtHeader = "x-made-at";

function edgeStore(c: Context<AppEnv>, rule: CacheRule): Store {
  return {
    name: "edge",
    async get(url) {
      const response = await caches.default.match(url).catch(withoutCache);
      const etag = response?.headers.get("etag");
      if (!response || !etag) return undefined;
      const renderedAt = Number(response.headers.get(renderedAtHeader));
      return { cacheableBody: await response.text(), etag, renderedAt };
    },
    set(url, { cacheableBody, etag, renderedAt }) {
      const headers = {
        "content-type": "application/json",
        "cache-control": `public, max-age=${rule.seconds}`,
        etag,
        [renderedAtHeader]: String(renderedAt),
      };
      const stored = caches.default.put(url, new Response(cacheableBody, { headers }));
      c.executionCtx.waitUntil(stored.catch(withoutCache));
    },
  };
}

/** A runtime without a cache, or with a failing one, renders every response. */
function withoutCache(): undefined {
  return undefined;
}
