import type { Context } from "hono";
import type { CacheDurations } from "../endpoint-settings.ts";
import type { AppEnv } from "../env.ts";

/** How long responses are fresh that are the same for everyone: those of the catalog, and the demo. */
export const catalogDurations: CacheDurations = { seconds: 600 };

/**
 * The caches that may store a response which does not name them itself. What a credential was required or sent
 * for stays with its caller, and a cache must ask before it uses a GET again.
 *
 * @returns undefined for a response that is the same for everyone.
 */
export function defaultCacheControl(
  c: Context<AppEnv>,
  hasEtag: boolean,
  status = 200,
): string | undefined {
  const endpoint: AppEnv["Variables"]["endpoint"] | undefined = c.get("endpoint");
  if (endpoint?.secretUrl) return "private, no-store";
  const isPublic = endpoint === undefined || endpoint.access.kind === "public";
  if (isPublic && c.req.header("authorization") === undefined) {
    // Without this a cache may keep a 404 for as long as it likes (RFC 9110, 15.1).
    return status >= 400 ? "no-store" : undefined;
  }
  const isRead = c.req.method === "GET" || c.req.method === "HEAD";
  return isRead && hasEtag ? "private, no-cache" : "private, no-store";
}
