import type { CacheRule } from "../endpoint.ts";
import { isWhitelabel } from "../request/is-whitelabel.ts";
import { catalogCache } from "./catalog-context.ts";

/** Everyone may keep a branded widget for an hour, nobody one that a white-label key has asked for. */
export const widgetCache: CacheRule = {
  seconds: 3_600,
  staleSeconds: 0,
  version: catalogCache.version,
  except: isWhitelabel,
};

/** Tell every cache to keep nothing of a white-labelled answer. */
export const forbidKeeping = {
  "Cache-Control": "private, no-store",
  Vary: "Authorization",
} as const;
