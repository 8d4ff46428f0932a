import type { Context } from "hono";
import type { Edge } from "./bindings.ts";
import { requestUrl } from "./request-url.ts";

/** Names the next page in `Link`, for answers whose body has no place for a cursor. */
export function linkNextPage(c: Context<Edge>, cursor: string | null): void {
  if (cursor === null) return;
  const { path, query } = requestUrl(c);
  const params = new URLSearchParams(query);
  params.set("cursor", cursor);
  c.header("Link", `<${path}?${params}>; rel="next"`);
}
