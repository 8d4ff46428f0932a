import type { Context } from "hono";
import { defaultSiteName, type Site } from "../../core/site.ts";
import type { AppEnv } from "../env.ts";
import { originOf } from "./url.ts";

/** The service's public origin, without a trailing slash. */
export function siteOrigin(c: Context<AppEnv>): string {
  return c.env.SITE_ORIGIN ?? originOf(c.req.url);
}

/** The name of the site, as people read it. */
export function siteName(c: Context<AppEnv>): string {
  return c.env.SITE_NAME || defaultSiteName;
}

/** The deployment as citations name it. */
export function siteOf(c: Context<AppEnv>): Site {
  return { origin: siteOrigin(c), name: siteName(c) };
}

/** The page that explains an error code. */
export function errorDocsUrl(origin: string, code: string): string {
  return `${origin}/docs/errors#${code}`;
}
