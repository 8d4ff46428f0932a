import { count, eq, sql } from "drizzle-orm";
import { webhooks } from "#schema/webhooks.ts";
import { ApiError } from "#shared/core/errors.ts";
import { encryptText } from "#shared/credentials/encrypt.ts";
import { assertInBatch, statement } from "#shared/db/transaction.ts";
import { maxWebhooks } from "../delivery/schedule.ts";
import { secretOwner } from "../delivery/secret-owner.ts";
import { makeSecret } from "./make-secret.ts";
import { requireReceiver } from "./require-receiver.ts";
import type { RegisterWebhookBody } from "./webhook.request.ts";
import type { RegisteredWebhook } from "./webhook.response.ts";
import type { WebhookContext } from "./webhook-change-context.ts";
import { toWebhook, type WebhookRow } from "./webhook-record.ts";

/**
 * Registers a webhook. Without a secret of the caller's, one is generated and returned
 * this one time.
 *
 * @throws ApiError `parameter_missing` if the URL is rejected or the account has
 * {@link maxWebhooks} webhooks, `dependency_unavailable` if its host cannot be looked up.
 */
export async function registerWebhook(
  context: WebhookContext,
  { url, events, description = null, content = "full", secret: given }: RegisterWebhookBody,
): Promise<RegisteredWebhook> {
  const { db, write, caller, now, newId, secretsKey } = context;
  const userId = caller.accountId;
  const own = eq(webhooks.userId, userId);
  const [counted] = await db.select({ total: count() }).from(webhooks).where(own);
  if ((counted?.total ?? 0) >= maxWebhooks) throw tooMany();
  await requireReceiver(context, url);

  const id = newId("webhook");
  const generated = given === undefined ? makeSecret() : null;
  const secret = given ?? generated;
  const row: WebhookRow = {
    userId,
    id,
    url,
    description,
    events,
    content,
    secret: secret === null ? null : await encryptText(secretsKey, secretOwner(id), secret),
    previousSecret: null,
    previousSecretUntil: null,
    status: "active",
    disabledReason: null,
    consecutiveFailures: 0,
    failingSince: null,
    lastEvent: null,
    lastOutcome: null,
    lastResponseStatus: null,
    lastAttemptAt: null,
    createdAt: now,
  };
  const present = statement.select({ total: count() }).from(webhooks).where(own);
  write(assertInBatch(sql`(${present}) < ${maxWebhooks}`), statement.insert(webhooks).values(row));
  return { ...toWebhook(row), secret: generated };
}

function tooMany(): ApiError {
  return new ApiError("parameter_missing", {
    message: `The account already has ${maxWebhooks} webhooks, which is the maximum.`,
    clarification: "Which of the registered webhooks can be deleted first?",
  });
}
