import type { Context } from "hono";
import type { CacheDurations } from "../endpoint-settings.ts";
import type { AppEnv } from "../env.ts";

/**
 * Who may store a response that does not say so itself. What a credential was required or sent
 * for stays with its caller, and a cache must ask before it uses a GET again.
 *
 * @returns undefined for a response that is the same for everyone.
 */
export function defaultCacheControl(c: Context<AppEnv>, hasEtag: boolean): string | undefined {
  const endpoint: AppEnv["Variables"]["endpoint"] | undefined = c.get("endpoint");
  if (endpoint?.secretUrl) return "private, no-store";
  const isPublic = endpoint === undefined || endpoint.access.kind === "public";
  if (isPublic && c.req.header("authorization") === undefined) return undefined;
  const isRead = c.req.method === "GET" || c.req.method === "HEAD";
  return isRead && hasEtag ? "private, no-cache" : "private, no-store";
}

/**
 * The age and cache status of a cached response.
 *
 * @param age in seconds.
 * @param store as `Cache-Status` names it.
 */
export function hitHeaders(
  { seconds }: CacheDurations,
  age: number,
  store: "edge" | "isolate" = "isolate",
): Record<"Age" | "Cache-Status", string> {
  return { Age: String(age), "Cache-Status": `${store}; hit; ttl=${seconds - age}` };
}
