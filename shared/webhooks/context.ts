import type { AccountWriteContext } from "../accounts/context.ts";
import type { ReceiverVerdict } from "./sending/check-receiver.ts";

/** For verbs that change webhooks themselves. */
export interface WebhookContext extends AccountWriteContext {
  /** Hex, 32 bytes: the key that secrets are encrypted with. */
  secretsKey: string;
  /** Checks a URL against all the rules for receivers. */
  checkReceiver(url: string): Promise<ReceiverVerdict>;
}
