import { renderSitemapIndex } from "#shared/site/sitemap/sitemap.ts";
import { sitemapApp } from "#shared/site/sitemap/sitemap-app.http.ts";

/** `GET /sitemap.xml`: the index of the sitemap's parts. */
export default sitemapApp("/sitemap.xml", (_, chunks, origin) =>
  renderSitemapIndex(chunks.map(({ name }) => `${origin}/sitemaps/${name}.xml`)),
);
