import type { Context } from "hono";
import type { Edge } from "./bindings.ts";
import { catalogCache } from "./catalog-context.ts";
import type { CacheRule } from "./endpoint.ts";
import { isWhitelabel } from "./is-whitelabel.ts";

/** Everyone may keep a branded widget for an hour, nobody one that a white-label key has asked for. */
export const widgetCache: CacheRule = {
  seconds: 3_600,
  staleSeconds: 0,
  version: catalogCache.version,
  except: isWhitelabel,
};

/** Tells every cache to keep nothing of a white-labelled answer. */
export function forbidKeeping(c: Context<Edge>): void {
  c.header("Cache-Control", "private, no-store");
  c.header("Vary", "Authorization");
}
