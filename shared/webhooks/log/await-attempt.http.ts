import type { Context } from "hono";
import { ownerContext } from "#shared/accounts/app/owner-context.http.ts";
import type { AccountSession } from "#shared/accounts/sessions/session.ts";
import { logFailure } from "#shared/core/log-failure.ts";
import type { AppEnv } from "#shared/middleware/env.ts";
import { writeWebhooks } from "../subscriptions/owner-webhooks.http.ts";
import { readDelivery } from "./read-deliveries.ts";
import { testWebhook } from "./send-again.ts";
import type { WebhookDeliveryDetails } from "./webhook-delivery.response.ts";

/** An attempt takes at most five seconds. */
const maxWaitMs = 7_000;
const firstPauseMs = 100;
const maxPauseMs = 500;

/**
 * Waits until the attempt of a delivery that was just queued has ended, so that its result can be
 * shown without a script.
 *
 * @returns the delivery as it is then, or after seven seconds.
 */
export async function awaitAttempt(
  c: Context<AppEnv>,
  session: AccountSession,
  id: string,
): Promise<WebhookDeliveryDetails> {
  const until = Date.now() + maxWaitMs;
  let pauseMs = firstPauseMs;
  for (;;) {
    await new Promise((resolve) => setTimeout(resolve, pauseMs));
    const delivery = await readDelivery(ownerContext(c, session), id);
    const isOpen = delivery.status === "pending" || delivery.status === "delivering";
    if (!isOpen || Date.now() >= until) return delivery;
    pauseMs = Math.min(maxPauseMs, pauseMs * 1.5);
  }
}

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
