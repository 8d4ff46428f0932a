import type { Context } from "hono";
import type { CatalogContext } from "#shared/catalog/single-flight-cache.ts";
import type { CacheRule } from "#shared/http/endpoint.ts";
import type { AppEnv } from "#shared/http/env.ts";
import { siteOf } from "#shared/http/request/site.ts";
import { catalogDurations } from "#shared/http/response/cache-headers.ts";
import { referenceOf } from "../reference/request-reference.ts";

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
