import type { AccountWriteContext } from "#shared/writes/context.ts";
import type { ReceiverVerdict } from "./check-receiver.ts";

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
