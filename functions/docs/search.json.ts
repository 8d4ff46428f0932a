import { Hono } from "hono";
import type { AppEnv } from "#shared/middleware/env.ts";
import { readContent } from "#shared/middleware/request/content.ts";
import { countPage } from "#shared/middleware/steps/rate-limit.ts";
import { listSearchEntries } from "#shared/site/docs/guides.ts";
import type { SearchEntry } from "#shared/site/docs/reference.ts";

/** `GET /docs/search.json`: title, path and text of everything that the documentation's search finds. */
export default new Hono<AppEnv>().get("/docs/search.json", async (c) => {
  await countPage(c);
  const operations: SearchEntry[] = JSON.parse(await readContent(c, "operations.json"));
  c.header("Cache-Control", "public, max-age=300, s-maxage=3600");
  return c.json(listSearchEntries(operations));
});
