import type { Context } from "hono";
import { includesTier, pipelineTier, planName } from "#shared/access/tiers.ts";
import { writeAsOwner } from "#shared/accounts/app/owner-context.http.ts";
import type { AccountSession } from "#shared/accounts/sessions/session.ts";
import { ApiError } from "#shared/core/errors.ts";
import type { AppEnv } from "#shared/middleware/env.ts";
import type { WebhookChangeContext } from "./webhook-change-context.ts";
import { withReceiver } from "./webhook-context.http.ts";

/** Whether the plan of an account has webhooks. */
export function hasWebhooks({ account }: AccountSession): boolean {
  return includesTier(account.tier, pipelineTier);
}

/** @throws ApiError `tier_insufficient` if the plan of the account has no webhooks. */
export function requireWebhooks(session: AccountSession): void {
  if (hasWebhooks(session)) return;
  throw new ApiError("tier_insufficient", {
    message: `Webhooks are part of the ${planName(pipelineTier)} plan.`,
  });
}

/**
 * Runs a verb that changes webhooks.
 *
 * @throws ApiError `tier_insufficient`, and what the verb throws.
 */
export async function writeWebhooks<T>(
  c: Context<AppEnv>,
  session: AccountSession,
  verb: (context: WebhookChangeContext) => Promise<T>,
): Promise<T> {
  requireWebhooks(session);
  return writeAsOwner(c, session, (context) => verb(withReceiver(c, context)));
}
