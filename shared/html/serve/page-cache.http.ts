import type { Context } from "hono";
import { isoDate } from "#shared/core/dates.ts";
import type { AppEnv } from "#shared/middleware/env.ts";
import { chooseMedia } from "#shared/middleware/request/accept.ts";
import { referenceOf } from "#shared/reference/request-reference.http.ts";

/** A page as it is sent, and stored at the edge. */
export interface RenderedPage {
  body: string;
  type: string;
  etag: string;
  headers: Readonly<Record<string, string>>;
}

/**
 * The URL under which a page is stored, which nobody can request: the valid parameters, the media
 * type that the caller prefers, the version of the code, and what the figures depend on.
 */
export async function pageKey(c: Context<AppEnv>, query: unknown): Promise<string> {
  const { origin, pathname } = new URL(c.req.url);
  const { dataset } = await referenceOf(c);
  const media = chooseMedia(c, ["text/html", "text/markdown"]);
  const code = c.env.WORKER_VERSION?.id ?? "";
  const parts = [media, code, dataset.version, isoDate(c.get("now")), JSON.stringify(query)];
  return `${origin}${pathname}?~page=${encodeURIComponent(parts.join("|"))}`;
}

export async function findCachedPage(key: string): Promise<RenderedPage | null> {
  const response = await caches.default.match(key).catch(() => undefined);
  const { etag, "content-type": type, ...headers } = Object.fromEntries(response?.headers ?? []);
  if (!response || etag === undefined || type === undefined) return null;
  const own = Object.keys(headers).filter((name) => pageHeaderNames.has(name));
  return {
    body: await response.text(),
    type,
    etag,
    headers: Object.fromEntries(own.map((name) => [name, headers[name] ?? ""])),
  };
}

const pageHeaderNames = new Set(["content-security-policy", "referrer-policy"]);

/** A day, because the key has whatever a page depends on. */
const daySeconds = 86_400;

/** Stores a page after the response is sent; a runtime without a cache renders every page. */
export function cachePage(
  c: Context<AppEnv>,
  key: string,
  { body, type, etag, headers }: RenderedPage,
  storedSeconds = daySeconds,
): void {
  const stored = caches.default.put(
    key,
    new Response(body, {
      headers: {
        ...headers,
        "Content-Type": type,
        "Cache-Control": `public, max-age=${storedSeconds}`,
        ETag: etag,
      },
    }),
  );
  c.executionCtx.waitUntil(stored.catch(() => undefined));
}
