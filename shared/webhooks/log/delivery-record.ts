import { and, eq } from "drizzle-orm";
import { type webhookAttempts, webhookDeliveries } from "#schema/webhooks.ts";
import { instant, instantOrNull } from "#shared/core/dates.ts";
import type { AccountContext } from "#shared/writes/context.ts";
import { claimMs } from "../delivery/schedule.ts";
import type { WebhookAttempt, WebhookDelivery } from "./webhook-delivery.response.ts";

export type DeliveryRow = typeof webhookDeliveries.$inferSelect;

/** The condition for the caller's delivery with this id. */
export function whereDelivery({ caller }: Pick<AccountContext, "caller">, id: string) {
  return and(eq(webhookDeliveries.userId, caller.accountId), eq(webhookDeliveries.id, id));
}

/** A delivery as the API returns it. */
export function toDelivery(row: DeliveryRow): WebhookDelivery {
  const isWaiting = row.status === "pending" || row.status === "failed";
  return {
    id: row.id,
    webhookId: row.webhookId,
    // Only event names of the contract are ever written.
    event: row.event as WebhookDelivery["event"],
    status: row.status,
    attemptCount: row.attempts,
    responseStatus: row.responseStatus,
    error: row.error,
    nextAttemptAt: instantOrNull(isWaiting ? row.dueAt : row.resumeAt),
    createdAt: instant(row.createdAt),
    finishedAt: instantOrNull(row.finishedAt),
  };
}

/** The attempt of a delivery that is being made, which is recorded when it ends; none if there is none. */
export function underWay({ status, attempts, redelivery, dueAt }: DeliveryRow): WebhookAttempt[] {
  if (status !== "delivering" || dueAt === null) return [];
  return [
    {
      number: attempts,
      kind: redelivery ? "redelivery" : "scheduled",
      startedAt: instant(dueAt - claimMs),
      outcome: "in_progress",
      ...{ url: null, requestHeaders: null, address: null, responseStatus: null },
      ...{ responseHeaders: null, responseBody: null, error: null, durationMs: null },
    },
  ];
}

/** A recorded attempt as the API returns it. */
export function toAttempt(row: typeof webhookAttempts.$inferSelect): WebhookAttempt {
  return {
    number: row.number,
    kind: row.redelivery ? "redelivery" : "scheduled",
    startedAt: instant(row.startedAt),
    outcome: row.outcome ?? "interrupted",
    url: row.url,
    requestHeaders: row.requestHeaders,
    address: row.address,
    responseStatus: row.responseStatus,
    responseHeaders: row.responseHeaders,
    responseBody: row.responseBody,
    error: row.error,
    durationMs: row.durationMs,
  };
}
