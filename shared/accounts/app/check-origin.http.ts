import type { Context } from "hono";
import type { AppEnv } from "#shared/middleware/env.ts";
import { siteOrigin } from "#shared/middleware/request/site.ts";

/**
 * Whether a form was sent from a page of this site. Every browser names the origin of a POST, so
 * that one without it is refused too; `hono/csrf` would accept `Sec-Fetch-Site` in its place, and
 * looks at forms only.
 */
export function isFromThisSite(c: Context<AppEnv>): boolean {
  return c.req.header("origin") === siteOrigin(c);
}
