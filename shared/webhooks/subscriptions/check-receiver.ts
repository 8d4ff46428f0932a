import { ApiError } from "#shared/core/errors.ts";
import { checkTarget, TargetRefused } from "#shared/outbound/check-target.ts";
import { resolvePublic } from "#shared/outbound/resolve-public.ts";
import type { SendingSettings } from "#shared/outbound/settings.ts";
import type { AccountWriteContext } from "#shared/writes/context.ts";

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

/** The context of the verb that enables a webhook again. */
export interface WebhookChangeContext extends WebhookContext {
  /** Comes to the end with the cancellation of what the webhook had not sent when it was disabled. */
  cancelRest(webhookId: string): Promise<void>;
}

/** The context of verbs that change webhooks themselves. */
export interface WebhookContext extends AccountWriteContext {
  /** Hex, 32 bytes: the key that secrets are encrypted with. */
  secretsKey: string;
  /** Checks a URL against all the rules for receivers. */
  checkReceiver(url: string): Promise<ReceiverVerdict>;
}

/**
 * @throws ApiError `parameter_missing` if the URL is rejected, `dependency_unavailable` if no DNS
 * resolver responds.
 */
export async function requireReceiver(
  { checkReceiver }: WebhookContext,
  url: string,
): Promise<void> {
  const verdict = await checkReceiver(url);
  if (verdict.kind === "refused") {
    throw new ApiError("parameter_missing", {
      ...urlFault(`${verdict.message}.`),
      clarification: "What is the public https URL of the receiver?",
    });
  }
  if (verdict.kind === "unreachable") {
    throw new ApiError("dependency_unavailable", {
      ...urlFault("names a host that cannot be looked up at the moment."),
      afterSeconds: 10,
    });
  }
}

/** The details of an error in the field `url`, in the form of errors from body validation. */
function urlFault(message: string) {
  return { message: `url: ${message}`, param: "url", fields: [{ field: "url", message }] };
}
