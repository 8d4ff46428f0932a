import { offlineFetch, offlineUrl } from "../offline.ts";
import { type ForwardOptions, forwardMcp } from "./forward.ts";

/** Serves tools for agents from the data in this package until the input ends. @param path of the tools in a service. */
export async function serveOfflineMcp(
  path: string,
  streams: Pick<ForwardOptions, "input" | "write" | "signal">,
): Promise<void> {
  const fetch = offlineFetch("tools.js");
  await forwardMcp({ url: `${offlineUrl}${path}`, credential: undefined, fetch, ...streams });
}
