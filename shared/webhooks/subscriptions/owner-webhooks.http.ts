import type { Context } from "hono";
import * as z from "zod/mini";
import { includesTier, pipelineTier, planName } from "#shared/access/tiers.ts";
import { Typed } from "#shared/accounts/app/fields.http.ts";
import { writeAsOwner } from "#shared/accounts/app/owner-context.http.ts";
import type { AccountSession } from "#shared/accounts/sessions/session.ts";
import { ApiError } from "#shared/core/errors.ts";
import type { AppEnv } from "#shared/middleware/env.ts";
import type { WebhookChangeContext } from "./check-receiver.ts";
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

/** One checkbox is text, several are a list. */
const Chosen = z._default(z.catch(z.union([z.array(z.string()), z.string()]), ""), "");

/** The fields of the form of a webhook. */
export const WebhookFields = z.object({
  url: Typed,
  description: Typed,
  events: Chosen,
  content: Typed,
});

/** The typed values, which the form shows again. */
export function typedWebhook({
  url,
  description,
  events,
  content,
}: z.output<typeof WebhookFields>) {
  return { url, description, events: [events].flat().filter((event) => event !== ""), content };
}

/** The typed values as a body of the API. */
export function webhookBody(typed: ReturnType<typeof typedWebhook>) {
  const words = typed.description.trim();
  return {
    url: typed.url.trim(),
    description: words === "" ? null : words,
    events: typed.events,
    // A box that is not ticked sends nothing.
    content: typed.content === "" ? "full" : typed.content,
  };
}
