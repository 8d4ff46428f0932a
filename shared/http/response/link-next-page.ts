import type { Context } from "hono";
import type { AppEnv } from "../env.ts";
import { requestUrl } from "../request/request-url.ts";

/** The header that names the next page, for answers whose body has no place for a cursor. */
export function linkNextPage(c: Context<AppEnv>, cursor: string | null): Record<string, string> {
  if (cursor === null) return {};
  const { path, query } = requestUrl(c);
  const params = new URLSearchParams(query);
  params.set("cursor", cursor);
  return { Link: `<${path}?${params}>; rel="next"` };
}
