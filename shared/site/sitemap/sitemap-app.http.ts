import { type Context, Hono } from "hono";
import { catalogContext } from "#shared/catalog/catalog-context.http.ts";
import {
  cachePage,
  findCachedPage,
  pageKey,
  type RenderedPage,
} from "#shared/html/serve/page-cache.http.ts";
import type { AppEnv } from "#shared/middleware/env.ts";
import { siteOrigin } from "#shared/middleware/request/site.ts";
import { findMalformedParam, malformedField } from "#shared/middleware/request/url.ts";
import { makeEtag, sendIfChanged } from "#shared/middleware/response/send.ts";
import { countPage } from "#shared/middleware/steps/rate-limit.ts";
import { type Chunk, listChunks } from "./sitemap.ts";

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
