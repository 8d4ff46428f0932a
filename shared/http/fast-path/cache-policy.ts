import type { EndpointSettings } from "../endpoint-settings.ts";

/** How long an answer that the endpoint's own cache does not limit is given again. */
const usualSeconds = 600;

/** Which state of what it is made of beside the dataset an answer shows. */
export function versionOf({ cachePolicy }: Pick<EndpointSettings, "cachePolicy">): number {
  return typeof cachePolicy === "object" ? cachePolicy.version() : 0;
}

/** How long an answer is given again. */
export function secondsOf({
  cache,
  cachePolicy,
}: Pick<EndpointSettings, "cache" | "cachePolicy">): number {
  if (cache) return cache.seconds;
  return typeof cachePolicy === "object" ? cachePolicy.seconds : usualSeconds;
}
