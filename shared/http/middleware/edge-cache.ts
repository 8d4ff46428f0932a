import type { Context, MiddlewareHandler } from "hono";
import { isoDate } from "../../core/dates.ts";
import { createLru } from "../../core/lru.ts";
import { normalizeQuery } from "../../core/normalize-query.ts";
import type { CacheRule, Endpoint } from "../endpoint.ts";
import type { AppEnv, RenderedAnswer } from "../env.ts";
import { sendMade } from "../handle.ts";
import { requestUrl } from "../request/request-url.ts";
import { hitHeaders } from "../response/cache-headers.ts";

const maxKept = 300;
/** Characters of all that the isolate keeps of an operation. */
const maxCharacters = 4_000_000;

interface Kept extends RenderedAnswer {
  /** Milliseconds since the epoch. */
  madeAt: number;
}

/** Where answers are kept, by a URL that nobody else can ask for. */
interface Store {
  /** As `Cache-Status` names it. */
  name: "edge" | "isolate";
  get(url: string): Promise<Kept | undefined>;
  set(url: string, kept: Kept): void;
}

/**
 * Answers from what an earlier call made, where the endpoint declares a cache:
 * the stable part of an answer, which every caller gets with a `request` block
 * of its own. It stands after everything that counts or refuses a request.
 *
 * Calls without a key share the data centre's cache and may be cached on their
 * way too. Answers to keyed calls are private and stay in the isolate, those of
 * one operation apart from those of another, which they cannot crowd out.
 */
export function edgeCache(endpoint: Endpoint): MiddlewareHandler<AppEnv> {
  const rule = endpoint.cache;
  const isolateStore = createIsolateStore();
  return async function edgeCache(c, next) {
    if (!rule || (await rule.except?.(c))) return next();
    const standing = { "Cache-Control": cacheControl(c, rule), Vary: "Authorization" };
    const store = c.get("caller") ? isolateStore : edgeStore(c, rule);
    const url = await keyOf(c, endpoint, rule);
    const kept = await store.get(url);
    const age = kept ? Math.floor((c.get("receivedAt") - kept.madeAt) / 1000) : 0;

    if (kept && age < rule.seconds) {
      c.set("cacheHeaders", { ...standing, ...hitHeaders(rule, Math.max(0, age), store.name) });
      c.set("made", kept);
      return sendMade(c, endpoint, kept);
    }
    c.set("cacheHeaders", { ...standing, "Cache-Status": `${store.name}; fwd=miss; stored` });
    await next();
    const made = c.get("made");
    if (!made) return;
    store.set(url, { ...made, madeAt: c.get("receivedAt") });
  };
}

function cacheControl(c: Context<AppEnv>, { seconds, staleSeconds }: CacheRule): string {
  if (c.get("caller")) return "private, max-age=60";
  const stale = staleSeconds ?? 24 * seconds;
  const revalidate = stale > 0 ? `, stale-while-revalidate=${stale}` : "";
  return `public, max-age=60, s-maxage=${seconds}${revalidate}`;
}

/** Changes with everything that the stable part depends on; the day stands in it as `as_of`. */
async function keyOf(c: Context<AppEnv>, endpoint: Endpoint, rule: CacheRule): Promise<string> {
  const { origin, path } = requestUrl(c);
  const query = c.get("query") as Record<string, unknown>;
  // A country either changes nothing or is refused.
  const asked = normalizeQuery(endpoint.query, query, ["country"]);
  const made = `${await rule.version(c)}/${isoDate(c.get("now"))}`;
  return `${origin}${path}?${asked}&~made=${encodeURIComponent(made)}`;
}

/** Answers that keyed calls have made in this isolate: what is the same for all of them, no more. */
function createIsolateStore(): Store {
  const answers = createLru<Kept>(maxKept, {
    of: ({ stable }, url) => stable.length + url.length,
    max: maxCharacters,
  });
  return {
    name: "isolate",
    get: async (url) => answers.get(url),
    set: (url, kept) => answers.set(url, kept),
  };
}

const madeAtHeader = "x-made-at";

function edgeStore(c: Context<AppEnv>, rule: CacheRule): Store {
  return {
    name: "edge",
    async get(url) {
      const response = await caches.default.match(url).catch(withoutCache);
      const etag = response?.headers.get("etag");
      if (!response || !etag) return undefined;
      const madeAt = Number(response.headers.get(madeAtHeader));
      return { stable: await response.text(), etag, madeAt };
    },
    set(url, { stable, etag, madeAt }) {
      const headers = {
        "content-type": "application/json",
        "cache-control": `public, max-age=${rule.seconds}`,
        etag,
        [madeAtHeader]: String(madeAt),
      };
      const stored = caches.default.put(url, new Response(stable, { headers }));
      c.executionCtx.waitUntil(stored.catch(withoutCache));
    },
  };
}

/** A runtime without a cache, or with a failing one, makes every answer itself. */
function withoutCache(): undefined {
  return undefined;
}
