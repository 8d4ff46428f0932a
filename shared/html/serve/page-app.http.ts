import { type Context, Hono } from "hono";
import type * as z from "zod/mini";
import type { AppEnv } from "#shared/middleware/env.ts";
import { chooseMedia } from "#shared/middleware/request/accept.ts";
import { readFormBody } from "#shared/middleware/request/body.ts";
import { bodyShareOf } from "#shared/middleware/request/held-bytes.ts";
import { siteName, siteOrigin } from "#shared/middleware/request/site.ts";
import { requireWellFormedUrl } from "#shared/middleware/request/url.ts";
import { makeEtag, sendIfChanged } from "#shared/middleware/response/send.ts";
import { countPage } from "#shared/middleware/steps/rate-limit.ts";
import { renderDocument } from "../layout.tsx";
import { type Page, pageHeaders } from "../page.ts";
import { cachePage, findCachedPage, pageKey, type RenderedPage } from "./page-cache.http.ts";
import { renderPageError } from "./page-error.http.tsx";

interface PageRoute<Query> {
  /** Absolute, with Hono's parameters. */
  path: string;
  /** Reads the query; a parameter that is not valid must have a default (`catch`), never an error. */
  query: z.ZodMiniType<Query>;
  /**
   * `public`: the same for everyone, cached at the edge for the dataset version and the day.
   * `static`: the same until the next deployment; it needs neither the dataset nor the edge's store.
   * `private`: made from what a person entered, cached nowhere.
   */
  cache: "public" | "static" | "private";
  /** Seconds for which the edge stores it; a day if absent. Fewer if it depends on more than that. */
  storedSeconds?: number;
  /** Bytes of a form's body; 20,000 if absent. */
  maxFormBytes?: number;
  /** Runs once the request is counted, before anything is read. */
  before?(c: Context<AppEnv>): void;
  /** Renders the page, or redirects. */
  handle(c: Context<AppEnv>, query: Query): Promise<Page | Response>;
}

/** Seconds after which a client may ask again for a page that says what is down. An error has its own. */
const unavailableSeconds = "5";

const html = "text/html; charset=utf-8";
const markdown = "text/markdown; charset=utf-8";

const cacheControl = {
  public: "public, max-age=60, s-maxage=600, stale-while-revalidate=86400",
  static: "public, max-age=300, s-maxage=3600",
  private: "private, no-store",
};

/**
 * The Hono app of one page for people. Requests count against the address's limit for pages, and
 * errors are pages too.
 *
 * @example
 * export default pageApp({
 *   path: "/roles", query: z.object({}), cache: "public",
 *   handle: async (c) => ({ title: "Roles", body: <p>…</p> }),
 * });
 */
export function pageApp<Query>(route: PageRoute<Query>): Hono<AppEnv> {
  return new Hono<AppEnv>()
    .onError(renderPageError)
    .get(route.path, (c) => servePage(c, route, () => new URL(c.req.url).searchParams));
}

/**
 * The Hono app of a page made from a form's fields, which are sent by POST and are in no URL: GET
 * shows the empty form.
 */
export function formApp<Query>(route: PageRoute<Query>): Hono<AppEnv> {
  return pageApp(route).post(route.path, async (c) =>
    servePage(c, { ...route, cache: "private" }, () =>
      readFormBody(c.req.raw, route.maxFormBytes ?? maxFormBytes, { share: bodyShareOf(c) }),
    ),
  );
}

/** Bytes of a form's body, unless the page takes more. */
const maxFormBytes = 20_000;

async function servePage<Query>(
  c: Context<AppEnv>,
  route: PageRoute<Query>,
  readParameters: () => URLSearchParams | Promise<URLSearchParams>,
): Promise<Response> {
  // The request is counted before its body is read.
  await countPage(c);
  requireWellFormedUrl(c.req.url, route);
  const query = route.query.parse(Object.fromEntries(await readParameters()));
  route.before?.(c);
  if (route.cache !== "public") return sendFresh(c, await route.handle(c, query), route.cache);
  const key = await pageKey(c, query);
  const cached = await findCachedPage(key);
  if (cached) return sendRendered(c, cached);
  const made = await route.handle(c, query);
  const isLasting = !(made instanceof Response) && (made.status ?? 200) === 200 && !made.transient;
  if (!isLasting) return sendFresh(c, made, "public");
  const rendered = await render(c, made);
  cachePage(c, key, rendered, route.storedSeconds);
  return sendRendered(c, rendered);
}

/** The response depends on this header besides the URL; so does the key of the cache. */
const vary = "Accept";

function sendRendered(c: Context<AppEnv>, { body, etag, type, headers }: RenderedPage): Response {
  const own = { ...headers, "Cache-Control": cacheControl.public, Vary: vary };
  return sendIfChanged(c, etag, type, () => body, own);
}

async function sendFresh(
  c: Context<AppEnv>,
  made: Page | Response,
  cache: keyof typeof cacheControl,
): Promise<Response> {
  if (made instanceof Response) return made;
  const { body, type, headers, etag } = await render(c, made);
  // A page that does not exist may exist a minute later.
  const isFound = (made.status ?? 200) === 200;
  if (isFound && cache === "static" && !made.transient) {
    const own = { ...headers, "Cache-Control": cacheControl.static, Vary: vary };
    return sendIfChanged(c, etag, type, () => body, own);
  }
  return new Response(body, {
    status: made.status ?? 200,
    headers: {
      ...headers,
      ...(made.status === 503 && { "Retry-After": unavailableSeconds }),
      "Content-Type": type,
      "Cache-Control": isFound && !made.transient ? cacheControl[cache] : "private, no-store",
      Vary: vary,
    },
  });
}

async function render(c: Context<AppEnv>, page: Page): Promise<RenderedPage> {
  const headers = pageHeaders(page);
  const text = page.markdown && prefersMarkdown(c) ? await page.markdown() : null;
  const body =
    text ??
    (await renderDocument(page, {
      path: new URL(c.req.url).pathname,
      origin: siteOrigin(c),
      siteName: siteName(c),
    }));
  const type = text === null ? html : markdown;
  return { body, type, headers, etag: await makeEtag(body) };
}

function prefersMarkdown(c: Context<AppEnv>): boolean {
  return chooseMedia(c, ["text/html", "text/markdown"]) === "text/markdown";
}
