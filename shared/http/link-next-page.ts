import type { Context } from "hono";
import type { Edge } from "./bindings.ts";
import { requestUrl } from "./request-url.ts";

/** The header that names the next page, for answers whose body has no place for a cursor. */
export function linkNextPage(c: Context<Edge>, cursor: string | null): Record<string, string> {
  if (cursor === null) return {};
  const { path, query } = requestUrl(c);
  const params = new URLSearchParams(query);
  params.set("cursor", cursor);
  return { Link: `<${path}?${params}>; rel="next"` };
}
