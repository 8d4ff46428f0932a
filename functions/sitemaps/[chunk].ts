import { renderSitemap } from "#shared/site/sitemap/sitemap.ts";
import { sitemapApp } from "#shared/site/sitemap/sitemap-app.http.ts";

/** `GET /sitemaps/{chunk}`: a part of the sitemap. */
export default sitemapApp("/sitemaps/:chunk", (c, chunks, origin) => {
  const chunk = chunks.find(({ name }) => `${name}.xml` === c.req.param("chunk"));
  return chunk ? renderSitemap(chunk.paths().map((path) => `${origin}${path}`)) : null;
});
