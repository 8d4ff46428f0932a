import type { Context } from "hono";
import type { CacheRule } from "#shared/middleware/endpoint.ts";
import type { AppEnv } from "#shared/middleware/env.ts";
import { siteOf } from "#shared/middleware/request/site.ts";
import { catalogDurations } from "#shared/middleware/response/headers.ts";
import { referenceOf } from "#shared/reference/request-reference.http.ts";
import type { CatalogContext } from "./single-flight-cache.ts";

/** The context of the catalog's verbs for this request. A warm isolate opens no database for it. */
export async function catalogContext(c: Context<AppEnv>): Promise<CatalogContext> {
  const reference = await referenceOf(c);
  return {
    database: reference.database,
    reference,
    now: c.get("now"),
    site: siteOf(c),
    secrets: { dataPointKey: c.env.DATA_POINT_KEY },
  };
}

/** Responses of the catalog are cached for ten minutes, as long as their dataset is live. */
export const catalogCache: CacheRule = {
  ...catalogDurations,
  version: async (c) => (await referenceOf(c)).dataset.version,
};
