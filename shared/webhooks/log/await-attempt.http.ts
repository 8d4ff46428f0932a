import type { Context } from "hono";
import { ownerContext } from "#shared/accounts/app/owner-context.http.ts";
import type { AccountSession } from "#shared/accounts/sessions/session.ts";
import type { AppEnv } from "#shared/middleware/env.ts";
import { readDelivery } from "./read-delivery.ts";
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
