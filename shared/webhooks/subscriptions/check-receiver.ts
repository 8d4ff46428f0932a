import { checkTarget, TargetRefused } from "#shared/outbound/check-target.ts";
import { resolvePublic } from "#shared/outbound/resolve-public.ts";
import type { SendingSettings } from "#shared/outbound/settings.ts";

/** Whether a webhook may be registered for a URL. */
export type ReceiverVerdict =
  | { kind: "accepted" }
  /** The message says what is wrong with the URL and can be shown to its owner. */
  | { kind: "refused"; message: string }
  /** No DNS resolver responded; a retry may succeed. */
  | { kind: "unreachable" };

/** Checks a URL against all rules for receivers, including those for the addresses of its host. */
export async function checkReceiver(
  url: string,
  settings: SendingSettings,
): Promise<ReceiverVerdict> {
  try {
    const target = checkTarget(url, settings);
    if (target.local) return { kind: "accepted" };
    const resolution = await resolvePublic(target.host, settings);
    switch (resolution.kind) {
      case "public":
        return { kind: "accepted" };
      case "refused":
        return { kind: "refused", message: "must name a host with public addresses only" };
      case "unresolved":
        return { kind: "refused", message: "must name a host that has an address in DNS" };
      case "unreachable":
        return { kind: "unreachable" };
    }
  } catch (error) {
    if (error instanceof TargetRefused) return { kind: "refused", message: error.message };
    throw error;
  }
}
