import { and, eq, exists, isNull } from "drizzle-orm";
import { webhooks } from "#schema/webhooks.ts";
import { instantOrNull } from "#shared/core/dates.ts";
import { encryptText } from "#shared/credentials/encrypt.ts";
import { assertInBatch, statement } from "#shared/db/transaction.ts";
import { rotationOverlapMs } from "../delivery/schedule.ts";
import { secretOwner } from "../delivery/secret-owner.ts";
import { makeSecret } from "./make-secret.ts";
import type { RotateSecretBody } from "./webhook.request.ts";
import type { RotatedSecret } from "./webhook.response.ts";
import type { WebhookContext } from "./webhook-change-context.ts";
import { findWebhook, whereWebhook } from "./webhook-record.ts";

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
