import type { EndpointSettings } from "../endpoint-settings.ts";

/** For responses that the endpoint's edge cache does not limit. */
const defaultMaxAgeSeconds = 600;

/** The version of what a response depends on besides the dataset. */
export function versionOf({ cachePolicy }: Pick<EndpointSettings, "cachePolicy">): number {
  return typeof cachePolicy === "object" ? cachePolicy.version() : 0;
}

/** How long a response may be served again. */
export function maxAgeSeconds({
  cache,
  cachePolicy,
}: Pick<EndpointSettings, "cache" | "cachePolicy">): number {
  if (cache) return cache.seconds;
  return typeof cachePolicy === "object" ? cachePolicy.seconds : defaultMaxAgeSeconds;
}
