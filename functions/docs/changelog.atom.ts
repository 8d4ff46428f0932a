import { Hono } from "hono";
import type { AppEnv } from "#shared/middleware/env.ts";
import { readContent } from "#shared/middleware/request/content.ts";
import { siteOf } from "#shared/middleware/request/site.ts";
import { countPage } from "#shared/middleware/steps/rate-limit.ts";
import { changelogFeed, type LoggedRelease } from "#shared/site/docs/changelog.tsx";

/** `GET /docs/changelog.atom`: an entry for every release (RFC 4287). */
export default new Hono<AppEnv>().get("/docs/changelog.atom", async (c) => {
  await countPage(c);
  const releases: LoggedRelease[] = JSON.parse(await readContent(c, "changelog.json"));
  c.header("Cache-Control", "public, max-age=300, s-maxage=3600");
  c.header("Content-Type", "application/atom+xml; charset=utf-8");
  return c.body(changelogFeed(releases, siteOf(c)));
});
