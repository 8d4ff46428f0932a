import type { CacheRule } from "#shared/middleware/endpoint.ts";
import { isWhitelabel } from "#shared/middleware/request/is-whitelabel.ts";
import { catalogCache } from "./catalog-context.http.ts";

/** Branded widgets are cached for an hour, in shared caches alone; those for a white-label key never. */
export const widgetCache: CacheRule = {
  seconds: 3_600,
  staleSeconds: 0,
  browserSeconds: 0,
  version: catalogCache.version,
  except: isWhitelabel,
};

/** The headers of a white-label response, which no cache may store. */
export const noStoreHeaders = {
  "Cache-Control": "private, no-store",
  Vary: "Authorization",
} as const;
