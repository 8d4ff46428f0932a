import type { CacheDurations } from "../endpoint-settings.ts";

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
