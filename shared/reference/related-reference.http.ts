/** The reference data of a request that shows the roles which are related to one. */
import type { Context } from "hono";
import type { AppEnv } from "#shared/middleware/env.ts";
import { isolateCache } from "./cache.ts";
import { relatedAhead } from "./related-ahead.ts";
import { beginReference, openAhead } from "./request-reference.http.ts";

/** Lets a page read what it needs in one round trip. */
export function aheadOfRelated(c: Context<AppEnv>): void {
  openAhead(c, relatedAhead);
}

/** Begins to read what an operation needs, like `beginReference`: only for an isolate that knows no dataset. */
export function beginRelated(c: Context<AppEnv>): void {
  if (!isolateCache.live) aheadOfRelated(c);
  beginReference(c);
}
