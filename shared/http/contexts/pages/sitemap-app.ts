import { type Context, Hono } from "hono";
import type { AppEnv } from "#shared/http/env.ts";
import { countPage } from "#shared/http/middleware/rate-limit.ts";
import { siteOrigin } from "#shared/http/request/site.ts";
import { findMalformedParam, malformedField } from "#shared/http/request/well-formed-url.ts";
import { makeEtag, sendIfChanged } from "#shared/http/response/etag.ts";
import { type Chunk, listChunks } from "#shared/site/sitemap/list-chunks.ts";
import { catalogContext } from "../catalog/catalog-context.ts";
import { cachePage, findCachedPage, pageKey, type RenderedPage } from "./page-cache.ts";

const ownHeaders = { "Cache-Control": "public, max-age=3600, s-maxage=3600" };

/**
 * The Hono app of a document of the sitemap, cached at the edge like a page.
 *
 * @param render the document of these parts; null if there is none at the path.
 */
export function sitemapApp(
  path: string,
  render: (c: Context<AppEnv>, chunks: readonly Chunk[], origin: string) => string | null,
): Hono<AppEnv> {
  return new Hono<AppEnv>().get(path, async (c) => {
    await countPage(c);
    const malformed = findMalformedParam(path, c.req.url);
    if (malformed !== null) throw malformedField(malformed);
    const key = await pageKey(c, {});
    const cached = await findCachedPage(key);
    if (cached) return send(c, cached);
    const body = render(c, await listChunks(await catalogContext(c)), siteOrigin(c));
    if (body === null) return c.notFound();
    const type = "application/xml; charset=utf-8";
    const rendered = { body, type, headers: {}, etag: await makeEtag(body) };
    cachePage(c, key, rendered);
    return send(c, rendered);
  });
}

function send(c: Context<AppEnv>, { body, etag, type }: RenderedPage): Response {
  return sendIfChanged(c, etag, type, () => body, ownHeaders);
}
