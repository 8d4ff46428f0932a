import type { Context } from "hono";
import type { AccountSession } from "#shared/accounts/sessions/session.ts";
import { logFailure } from "#shared/core/log-failure.ts";
import type { AppEnv } from "#shared/middleware/env.ts";
import { writeWebhooks } from "../subscriptions/owner-webhooks.http.ts";
import { awaitAttempt } from "./await-attempt.http.ts";
import { testWebhook } from "./test-webhook.ts";
import type { WebhookDeliveryDetails } from "./webhook-delivery.response.ts";

/**
 * Sends a test to a webhook that was just registered, and waits for its attempt. Never throws: the
 * page with the result is the only one that shows the secret, and must be sent in any case.
 *
 * @returns the delivery as it is then; null if no test could be sent or its result not be read.
 */
export async function testNewWebhook(
  c: Context<AppEnv>,
  session: AccountSession,
  webhookId: string,
): Promise<WebhookDeliveryDetails | null> {
  try {
    const { deliveryId } = await writeWebhooks(c, session, (context) =>
      testWebhook(context, webhookId),
    );
    return await awaitAttempt(c, session, deliveryId);
  } catch (cause) {
    logFailure({ requestId: c.get("requestId"), task: "test a new webhook" }, cause);
    return null;
  }
}
