import { and, count, eq, exists, isNull, sql } from "drizzle-orm";
import { webhooks } from "#schema/webhooks.ts";
import type { Deleted } from "#shared/contract/pipeline-fields.response.ts";
import { toBase64 } from "#shared/core/bytes/base64.ts";
import { instantOrNull } from "#shared/core/dates.ts";
import { ApiError } from "#shared/core/errors.ts";
import { encryptText } from "#shared/credentials/encrypt.ts";
import { assertInBatch, statement } from "#shared/db/transaction.ts";
import type { AccountWriteContext } from "#shared/writes/context.ts";
import { cancelPending, isCancelled } from "../delivery/cancel-pending.ts";
import { maxWebhooks, rotationOverlapMs } from "../delivery/schedule.ts";
import { secretOwner } from "../delivery/sign-delivery.ts";
import {
  requireReceiver,
  type WebhookChangeContext,
  type WebhookContext,
} from "./check-receiver.ts";
import type {
  RegisterWebhookBody,
  RotateSecretBody,
  UpdateWebhookBody,
} from "./webhook.request.ts";
import type { RegisteredWebhook, RotatedSecret, Webhook } from "./webhook.response.ts";
import { findWebhook, toWebhook, type WebhookRow, whereWebhook } from "./webhook-record.ts";

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

/**
 * Changes the URL, the subscribed events, the description or the status of a webhook. Enabling it resets
 * its failure count; disabling it cancels its unfinished deliveries, of tens of thousands the later ones
 * within seconds.
 *
 * @throws ApiError `record_not_found`, `parameter_missing` if the URL is rejected,
 * `dependency_unavailable` if its host cannot be looked up.
 */
export async function updateWebhook(
  context: WebhookChangeContext,
  id: string,
  { url, events, description, content, status }: UpdateWebhookBody,
): Promise<Webhook> {
  const { write, now, caller } = context;
  const row = await findWebhook(context, id);
  if (url !== undefined) await requireReceiver(context, url);
  const change = {
    ...(url === undefined ? {} : { url }),
    ...(events === undefined ? {} : { events }),
    ...(description === undefined ? {} : { description }),
    ...(content === undefined ? {} : { content }),
    ...(status === undefined || status === row.status ? {} : statusChange(status)),
  };
  if (Object.keys(change).length === 0) return toWebhook(row);
  const own = whereWebhook(context, id);
  if (change.status === "active") {
    await context.cancelRest(id);
    write(assertInBatch(isCancelled(id)));
  }
  write(
    assertInBatch(exists(statement.select({ id: webhooks.id }).from(webhooks).where(own))),
    statement.update(webhooks).set(change).where(own),
  );
  if (change.status === "disabled") {
    write(...cancelPending({ userId: caller.accountId, webhookId: id }, now));
  }
  return toWebhook({ ...row, ...change });
}

function statusChange(status: WebhookRow["status"]): Partial<WebhookRow> {
  if (status === "disabled") return { status, disabledReason: "requested" };
  return { status, disabledReason: null, consecutiveFailures: 0, failingSince: null };
}

/**
 * Deletes a webhook and its secrets, and cancels its unfinished deliveries. The log of
 * its deliveries is kept for the usual retention period.
 *
 * @throws ApiError `record_not_found`.
 */
export async function deleteWebhook(context: AccountWriteContext, id: string): Promise<Deleted> {
  const { write, caller, now } = context;
  await findWebhook(context, id, "webhookId");
  const own = whereWebhook(context, id);
  write(
    assertInBatch(exists(statement.select({ id: webhooks.id }).from(webhooks).where(own))),
    statement.delete(webhooks).where(own),
    ...cancelPending({ userId: caller.accountId, webhookId: id }, now),
  );
  return { id, deleted: true };
}

/**
 * Replaces the secret of a webhook. For a day, deliveries are signed with the previous
 * secret too, so that the receiver has time to switch; any older secret is dropped at once.
 *
 * @throws ApiError `record_not_found`.
 */
export async function rotateSecret(
  context: WebhookContext,
  id: string,
  { secret = makeSecret() }: RotateSecretBody,
): Promise<RotatedSecret> {
  const { write, now, secretsKey } = context;
  const row = await findWebhook(context, id);
  const previousSecretUntil = row.secret === null ? null : now + rotationOverlapMs;
  const asRead = and(
    whereWebhook(context, id),
    row.secret === null ? isNull(webhooks.secret) : eq(webhooks.secret, row.secret),
  );
  write(
    assertInBatch(exists(statement.select({ id: webhooks.id }).from(webhooks).where(asRead))),
    statement
      .update(webhooks)
      .set({
        secret: await encryptText(secretsKey, secretOwner(id), secret),
        previousSecret: row.secret,
        previousSecretUntil,
      })
      .where(whereWebhook(context, id)),
  );
  return { id, secret, previousSecretUntil: instantOrNull(previousSecretUntil) };
}

const secretBytes = 32;

/**
 * A new signing secret in the form of Standard Webhooks: `whsec_` and 32 random bytes in base64.
 */
export function makeSecret(): string {
  return `whsec_${toBase64(crypto.getRandomValues(new Uint8Array(secretBytes)))}`;
}
