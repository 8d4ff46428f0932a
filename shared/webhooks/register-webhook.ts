import { count, eq, sql } from "drizzle-orm";
import { webhooks } from "../../schema/webhooks.ts";
import type { RegisteredWebhook, RegisterWebhookBody } from "../contracts/pipeline/webhooks.ts";
import { ApiError } from "../core/errors.ts";
import { encryptText } from "../credentials/encrypt.ts";
import { assertInBatch, statement } from "../db/transaction.ts";
import type { WebhookContext } from "./context.ts";
import { makeSecret } from "./make-secret.ts";
import { requireReceiver } from "./require-receiver.ts";
import { ownerOf } from "./secret-owner.ts";
import { toWebhook, type WebhookRow } from "./webhook-record.ts";

/** Webhooks that an account may have, whether active or not. */
export const maxWebhooks = 10;

/**
 * Registers a webhook. A secret that is made here is answered this once.
 *
 * @throws ApiError `parameter_missing` for a URL that is refused and where the
 * account has all the webhooks it may have, `dependency_unavailable`.
 */
export async function registerWebhook(
  context: WebhookContext,
  { url, events, secret: given }: RegisterWebhookBody,
): Promise<RegisteredWebhook> {
  const { db, write, caller, now, newId, secretsKey } = context;
  const userId = caller.accountId;
  const own = eq(webhooks.userId, userId);
  const [counted] = await db.select({ total: count() }).from(webhooks).where(own);
  if ((counted?.total ?? 0) >= maxWebhooks) throw tooMany();
  await requireReceiver(context, url);

  const id = newId("webhook");
  const made = given === undefined ? makeSecret() : null;
  const secret = given ?? made;
  const row: WebhookRow = {
    userId,
    id,
    url,
    events,
    secret: secret === null ? null : await encryptText(secretsKey, ownerOf(id), secret),
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
  return { ...toWebhook(row), secret: made };
}

function tooMany(): ApiError {
  return new ApiError("parameter_missing", {
    message: `The account has ${maxWebhooks} webhooks already, and cannot have more.`,
    clarification: "Which of the registered webhooks can be deleted first?",
  });
}
