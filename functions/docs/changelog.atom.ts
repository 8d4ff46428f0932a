import { Hono } from "hono";
import type { AppEnv } from "../../shared/http/env.ts";
import { siteOrigin } from "../../shared/http/request/site.ts";
import { changelogFeed } from "../../shared/pages/docs/changelog-feed.ts";

/** `GET /docs/changelog.atom`: an entry for every release (RFC 4287). */
export default new Hono<AppEnv>().get("/docs/changelog.atom", (c) => {
  c.header("Cache-Control", "public, max-age=300, s-maxage=3600");
  c.header("Content-Type", "application/atom+xml; charset=utf-8");
  return c.body(changelogFeed(siteOrigin(c)));
});
