import type { Context } from "hono";
import type { CatalogContext } from "../../catalog/single-flight-cache.ts";
import { openReference } from "../../reference/open-reference.ts";
import type { CacheRule } from "../endpoint.ts";
import type { AppEnv } from "../env.ts";
import { connectionOf } from "../request/connection.ts";
import { siteOrigin } from "../request/site.ts";

/** The context of the catalog's verbs for this request. A warm isolate opens no database for it. */
export async function catalogContext(c: Context<AppEnv>): Promise<CatalogContext> {
  const reference = await openReference(() => connectionOf(c));
  return {
    database: reference.database,
    reference,
    now: c.get("now"),
    site: { origin: siteOrigin(c) },
    secrets: { dataPointKey: c.env.DATA_POINT_KEY },
  };
}

/** Responses of the catalog are cached for ten minutes, as long as their dataset is live. */
export const catalogCache: CacheRule = {
  seconds: 600,
  version: async (c) => (await openReference(() => connectionOf(c))).dataset.version,
};
