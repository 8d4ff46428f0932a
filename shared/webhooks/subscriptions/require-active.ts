import { and, eq, exists } from "drizzle-orm";
import { webhooks } from "#schema/webhooks.ts";
import { ApiError } from "#shared/core/errors.ts";
import { assertInBatch, statement } from "#shared/db/transaction.ts";
import type { AccountWriteContext } from "#shared/writes/context.ts";
import { findWebhook, type WebhookRow, whereWebhook } from "./webhook-record.ts";

/**
 * Finds a webhook to send to, and makes the write depend on it being active.
 *
 * @throws ApiError `record_not_found`, `webhook_disabled`.
 */
export async function requireActive(
  context: AccountWriteContext,
  id: string,
  param: string,
): Promise<WebhookRow> {
  const row = await findWebhook(context, id, param);
  if (row.status !== "active") {
    throw new ApiError("webhook_disabled", {
      message: `The webhook ${row.id} is disabled, so nothing is sent to it.`,
      param,
      clarification: `Should it be enabled again? Send PATCH /api/mcp/webhooks/${row.id} with {"status": "active"}.`,
    });
  }
  const active = and(whereWebhook(context, id), eq(webhooks.status, "active"));
  context.write(
    assertInBatch(exists(statement.select({ id: webhooks.id }).from(webhooks).where(active))),
  );
  return row;
}
