import { and, eq, exists } from "drizzle-orm";
import { webhooks } from "#schema/webhooks.ts";
import { notFound } from "#shared/contract/not-found.ts";
import { instant } from "#shared/core/dates.ts";
import { ApiError } from "#shared/core/errors.ts";
import { assertInBatch, statement } from "#shared/db/transaction.ts";
import type { AccountContext, AccountWriteContext } from "#shared/writes/context.ts";
import type { Webhook } from "./webhook.response.ts";

export type WebhookRow = typeof webhooks.$inferSelect;

/** The condition for the caller's webhook with this id. */
export function whereWebhook({ caller }: Pick<AccountContext, "caller">, id: string) {
  return and(eq(webhooks.userId, caller.accountId), eq(webhooks.id, id));
}

/** @throws ApiError `record_not_found`. */
export async function findWebhook(
  context: AccountContext,
  id: string,
  param = "id",
): Promise<WebhookRow> {
  const [row] = await context.db.select().from(webhooks).where(whereWebhook(context, id));
  if (!row) throw notFound("webhook", id, param);
  return row;
}

/** A webhook as the API returns it. */
export function toWebhook(row: WebhookRow): Webhook {
  const { lastEvent, lastOutcome, lastAttemptAt } = row;
  return {
    id: row.id,
    url: row.url,
    description: row.description,
    // Only event names of the contract are ever stored.
    events: row.events as Webhook["events"],
    content: row.content,
    hasSecret: row.secret !== null,
    status: row.status,
    disabledReason: row.disabledReason,
    consecutiveFailures: row.consecutiveFailures,
    lastDelivery:
      lastEvent === null || lastOutcome === null || lastAttemptAt === null
        ? null
        : {
            event: lastEvent as NonNullable<Webhook["lastDelivery"]>["event"],
            status: lastOutcome,
            responseStatus: row.lastResponseStatus,
            at: instant(lastAttemptAt),
          },
    createdAt: instant(row.createdAt),
  };
}

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
