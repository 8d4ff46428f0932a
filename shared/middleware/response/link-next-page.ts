import type { Context } from "hono";
import type { AppEnv } from "../env.ts";

/** The `Link` header to the next page, for responses whose body has no field for a cursor. */
export function linkNextPage(c: Context<AppEnv>, cursor: string | null): Record<string, string> {
  if (cursor === null) return {};
  const { pathname, searchParams } = new URL(c.req.url);
  searchParams.set("cursor", cursor);
  return { Link: `<${pathname}?${searchParams}>; rel="next"` };
}
