import { Hono } from "hono";
import { catalogContext } from "#shared/catalog/catalog-context.http.ts";
import { namesDocument } from "#shared/catalog/names/names.ts";
import type { AppEnv } from "#shared/middleware/env.ts";
import { makeEtag, sendIfChanged } from "#shared/middleware/response/send.ts";
import { countPage } from "#shared/middleware/steps/rate-limit.ts";

/** `GET /salaries/names.json`: what the lookup completes. Requested once, when a field gets the focus. */
export default new Hono<AppEnv>().get("/salaries/names.json", async (c) => {
  await countPage(c);
  const body = await namesDocument.open(await catalogContext(c));
  return sendIfChanged(c, await makeEtag(body), "application/json; charset=utf-8", () => body, {
    "Cache-Control": "public, max-age=3600, s-maxage=3600",
  });
});
