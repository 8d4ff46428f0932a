import { Hono } from "hono";
import { namesDocument } from "#shared/catalog/names/names.ts";
import { catalogContext } from "#shared/http/contexts/catalog/catalog-context.ts";
import type { AppEnv } from "#shared/http/env.ts";
import { countPage } from "#shared/http/middleware/rate-limit.ts";
import { makeEtag, sendIfChanged } from "#shared/http/response/etag.ts";

/** `GET /salaries/names.json`: what the lookup completes. Requested once, when a field gets the focus. */
export default new Hono<AppEnv>().get("/salaries/names.json", async (c) => {
  await countPage(c);
  const body = await namesDocument.open(await catalogContext(c));
  return sendIfChanged(c, await makeEtag(body), "application/json; charset=utf-8", () => body, {
    "Cache-Control": "public, max-age=3600, s-maxage=3600",
  });
});
