import { Hono } from "hono";
import type { AppEnv } from "../../shared/http/env.ts";
import { searchEntries } from "../../shared/pages/docs/search-entries.ts";

/** `GET /docs/search.json`: title, path and text of everything that the documentation's search finds. */
export default new Hono<AppEnv>().get("/docs/search.json", (c) => {
  c.header("Cache-Control", "public, max-age=300, s-maxage=3600");
  return c.json(searchEntries());
});
