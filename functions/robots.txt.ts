import { Hono } from "hono";
import type { AppEnv } from "#shared/middleware/env.ts";
import { siteOrigin } from "#shared/middleware/request/site.ts";

/** `GET /robots.txt`: crawlers may read pages and documents, but not call the API. */
export default new Hono<AppEnv>().get("/robots.txt", (c) => {
  c.header("Cache-Control", "public, max-age=86400");
  return c.text(
    `User-agent: *\nAllow: /\nDisallow: /api/\nDisallow: /app\n\nSitemap: ${siteOrigin(c)}/sitemap.xml\n`,
  );
});
