import type { Context } from "hono";
import type { AppEnv } from "../env.ts";
import { originOf } from "./url-parts.ts";

/** The service's public origin, without a trailing slash. */
export function siteOrigin(c: Context<AppEnv>): string {
  return c.env.SITE_ORIGIN ?? originOf(c.req.url);
}

/** The page that explains an error code. */
export function errorPage(origin: string, code: string): string {
  return `${origin}/docs/errors#${code}`;
}
