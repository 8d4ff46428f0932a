import { AttemptFailed } from "./attempt.ts";
import type { Target } from "./check-target.ts";
import { isCloudflare } from "./cloudflare-ranges.ts";
import { resolvePublic } from "./resolve-public.ts";
import type { SendingSettings } from "./settings.ts";

/** The addresses that a socket may connect to; empty if `fetch` must be used. */
export function selectConnectable(
  addresses: readonly string[],
  { byFetch }: SendingSettings,
): readonly string[] {
  switch (byFetch) {
    case "none":
      return addresses;
    case "cloudflare":
      return addresses.filter((address) => !isCloudflare(address));
    case "all":
      return [];
  }
}

/**
 * The checked addresses of a target.
 *
 * @throws {AttemptFailed} if there are none, or one is not public.
 */
export async function findAddresses(
  target: Target,
  settings: SendingSettings,
  signal: AbortSignal,
): Promise<readonly string[]> {
  if (target.local) return [target.local.address];
  const resolution = await resolvePublic(target.host, settings, signal);
  switch (resolution.kind) {
    case "public":
      return resolution.addresses;
    case "refused":
      throw new AttemptFailed("address_refused", resolution.address);
    case "unresolved":
      throw new AttemptFailed("dns_unresolved");
    case "unreachable":
      throw new AttemptFailed(signal.aborted ? "timeout" : "dns_unreachable");
  }
}
