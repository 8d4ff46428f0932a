import { checkTarget, TargetRefused } from "./check-target.ts";
import { resolvePublic } from "./resolve-public.ts";
import type { SendingSettings } from "./settings.ts";

/** Whether a webhook may be registered for a URL. */
export type ReceiverVerdict =
  | { kind: "accepted" }
  /** The message says what is wrong with the URL, for its owner. */
  | { kind: "refused"; message: string }
  /** No resolver could be asked; later it may work. */
  | { kind: "unreachable" };

/** Holds a URL against every rule for receivers, those of its host's addresses included. */
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
        return { kind: "refused", message: "must name a host that DNS knows an address of" };
      case "unreachable":
        return { kind: "unreachable" };
    }
  } catch (error) {
    if (error instanceof TargetRefused) return { kind: "refused", message: error.message };
    throw error;
  }
}
