import type { AccountWriteContext } from "../accounts/context.ts";
import type { ReceiverVerdict } from "./sending/check-receiver.ts";

/** For verbs that change webhooks themselves. */
export interface WebhookContext extends AccountWriteContext {
  /** Hex, 32 bytes: the key that secrets are encrypted with. */
  secretsKey: string;
  /** Whether a webhook may be registered for a URL, by all the rules for receivers. */
  checkReceiver(url: string): Promise<ReceiverVerdict>;
}
