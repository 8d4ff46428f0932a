import type { Hono } from "hono";
import type { AppEnv } from "../../env.ts";
import type { PageUrl } from "../../request/well-formed-url.ts";

const urls = new WeakMap<Hono<AppEnv>, PageUrl>();

/** Notes what a page reads from its URL. @returns the page. */
export function withUrl(page: Hono<AppEnv>, url: PageUrl): Hono<AppEnv> {
  urls.set(page, url);
  return page;
}

/** What a page reads from its URL; undefined for a document that is no page. */
export function pageUrlOf(page: Hono<AppEnv>): PageUrl | undefined {
  return urls.get(page);
}
