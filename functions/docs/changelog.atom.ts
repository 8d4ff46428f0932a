import { Hono } from "hono";
import type { AppEnv } from "../../shared/http/env.ts";
import { readContent } from "../../shared/http/request/content.ts";
import { siteOrigin } from "../../shared/http/request/site.ts";
import type { Release } from "../../shared/pages/docs/changelog.ts";
import { changelogFeed } from "../../shared/pages/docs/changelog-feed.ts";

/** `GET /docs/changelog.atom`: an entry for every release (RFC 4287). */
export default new Hono<AppEnv>().get("/docs/changelog.atom", async (c) => {
  const releases: Release[] = JSON.parse(await readContent(c, "changelog.json"));
  c.header("Cache-Control", "public, max-age=300, s-maxage=3600");
  c.header("Content-Type", "application/atom+xml; charset=utf-8");
  return c.body(changelogFeed(releases, siteOrigin(c)));
});
