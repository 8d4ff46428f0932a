/**
 * Finds the webhooks that may be sent to now. Slots keep one account's slow receivers from delaying
 * the events of others: a delivery without a slot takes no place in the queue, where others would
 * wait behind it.
 */
import { type SQL, sql } from "drizzle-orm";
import { webhookDeliveries } from "#schema/webhooks.ts";
import { awaitingSlotMs, maxConcurrent, maxConcurrentOfAccount } from "./schedule.ts";

/**
 * The ids of due deliveries that get a slot, the longest due first. A webhook has
 * {@link maxConcurrent}, its account {@link maxConcurrentOfAccount} and one for each webhook.
 */
export function withFreeSlot(ids: readonly string[], now: number): SQL {
  const list = sql.join(
    ids.map((id) => sql`${id}`),
    sql`, `,
  );
  return sql`
    select id from (
      select due.id,
        row_number() over (partition by due.webhook_id order by due.due_at, due.id)
          + ${countSending(sql`due.webhook_id`, now)} as of_webhook,
        row_number() over (partition by due.user_id order by due.due_at, due.id) + (
          select total(${countSending(sql`own.id`, now)}) from webhooks own
          where own.user_id = due.user_id
        ) as of_account
      from webhook_deliveries due
      where due.id in (${list}) and due.due_at <= ${now}
    )
    where of_webhook = 1
      or (of_webhook <= ${maxConcurrent} and of_account <= ${maxConcurrentOfAccount})
  `;
}

/**
 * Whether a new delivery has to wait for a slot: enough of its webhook are due or being sent. Each
 * of those releases another when it ends.
 *
 * @param webhookId an expression of the query that this is part of.
 */
export function mustWait(webhookId: SQL, userId: string, now: number): SQL {
  // Each its own search: with `or`, SQLite would read every delivery of the webhook, finished ones too.
  const due = (status: "pending" | "failed") => sql`(
    select count(*) from (
      select 1 from webhook_deliveries
      where webhook_id = ${webhookId} and status = ${status} and due_at <= ${now}
      limit ${maxConcurrent}
    )
  )`;
  const open = sql`${countSending(webhookId, now)} + ${due("pending")} + ${due("failed")}`;
  return sql`(
    ${open} >= case when ${isShareUsed(userId, now)} then 1 else ${maxConcurrent} end
  )`;
}

/**
 * How many waiting deliveries follow one of their webhook that ends: one, and another while both
 * the webhook and its account have less than they may, so that they get back what they lacked.
 */
export function countToRelease(webhookId: string, userId: string, now: number): SQL {
  // The one that ends is still among those being sent.
  const free = sql`${maxConcurrent + 1} - ${countActive(sql`${webhookId}`, now)}`;
  return sql`(
    select max(0, min(${free}, case when ${isShareUsed(userId, now)} then 1 else 2 end))
  )`;
}

/** Through the account's webhooks, of which there are few: no index begins with account and status. */
function isShareUsed(userId: string, now: number): SQL {
  return sql`(
    select total(${countActive(sql`own.id`, now)}) from webhooks own where own.user_id = ${userId}
  ) >= ${maxConcurrentOfAccount}`;
}

/** Deliveries of a webhook that are being sent, or are in the queue. */
function countActive(webhookId: SQL, now: number): SQL {
  const queued = (status: "pending" | "failed") => sql`(
    select count(*) from (
      select claim from webhook_deliveries
      where webhook_id = ${webhookId} and status = ${status} and due_at <= ${now}
      order by due_at limit ${maxConcurrent}
    ) where claim is null
  )`;
  // The longest due are released first, so that few have to be read, however many wait.
  return sql`(${countSending(webhookId, now)} + ${queued("pending")} + ${queued("failed")})`;
}

function countSending(webhookId: SQL, now: number): SQL {
  return sql`(
    select count(*) from webhook_deliveries busy
    where busy.webhook_id = ${webhookId} and busy.status = 'delivering' and busy.due_at > ${now}
  )`;
}

/**
 * The value of the `claim` column while a due delivery waits for a free slot at its webhook. It is
 * stored, so the text must stay as it is.
 */
export const awaitingSlot = "parked";

/** The columns of a due delivery that starts to wait for a slot. */
export function waitForSlot(now: number) {
  return {
    claim: awaitingSlot,
    sweepAt: now + awaitingSlotMs,
    // A delivery whose consumer has died is no longer being sent.
    status: sql`case when ${webhookDeliveries.failures} = 0 then 'pending' else 'failed' end`,
  };
}
