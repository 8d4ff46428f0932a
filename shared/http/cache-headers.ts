import type { CacheRule } from "./endpoint.ts";

/** Tells how old a kept answer is. @param age in seconds. @param store as `Cache-Status` names it. */
export function writeCacheHeaders(
  headers: Headers,
  { seconds }: CacheRule,
  age: number,
  store: "edge" | "isolate" = "isolate",
): void {
  headers.set("Age", String(age));
  headers.set("Cache-Status", `${store}; hit; ttl=${seconds - age}`);
}
