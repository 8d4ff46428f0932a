import { sitemapApp } from "#shared/http/contexts/pages/sitemap-app.ts";
import { renderSitemapIndex } from "#shared/site/sitemap/render-sitemap.ts";

/** `GET /sitemap.xml`: the index of the sitemap's parts. */
export default sitemapApp("/sitemap.xml", (_, chunks, origin) =>
  renderSitemapIndex(chunks.map(({ name }) => `${origin}/sitemaps/${name}.xml`)),
);
