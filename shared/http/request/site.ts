import type { Context } from "hono";
import type { AppEnv } from "../env.ts";
import { requestUrl } from "./request-url.ts";

/** The service's public origin, without a slash at its end. */
export function siteOrigin(c: Context<AppEnv>): string {
  return c.env.SITE_ORIGIN ?? requestUrl(c).origin;
}

/** Where the documentation explains an error code. */
export function errorPage(origin: string, code: string): string {
  return `${origin}/docs/errors#${code}`;
}
