import { sql } from "drizzle-orm";
import { includesTier, pipelineTier, tierNames } from "#shared/access/tiers.ts";
import { type Statement, statement } from "#shared/db/transaction.ts";
import { awaitingSlot, mustWait } from "./free-slots.ts";
import { awaitingSlotMs, graceMs } from "./schedule.ts";

/** An event that is about to be written to the outbox, without its payload. */
interface PendingEvent {
  id: string;
  userId: string;
  type: string;
  /** Milliseconds since the epoch. */
  createdAt: number;
}

/** The plans that include webhooks, as SQL. */
const plans = sql.join(
  tierNames.filter((tier) => includesTier(tier, pipelineTier)).map((tier) => sql`${tier}`),
  sql`, `,
);

/**
 * A statement that creates one delivery of an event for each active webhook that is
 * subscribed to it; none while the account's plan does not include webhooks, because their owner
 * could not disable them. Follows the event in the batch that writes it, as the last of the account's log. The id of a delivery is
 * derived from the ids of its event and webhook, so it cannot be created twice. At a busy
 * webhook it waits for a slot from the start, instead of in the queue.
 *
 * @param only id of the one webhook to send to, whatever it is subscribed to.
 */
export function fanOut({ id, userId, type, createdAt }: PendingEvent, only?: string): Statement {
  const subscribed =
    only === undefined
      ? // With its quotes, no event name in the JSON text is a substring of another one.
        sql`(instr(events, '"*"') > 0 or instr(events, ${JSON.stringify(type)}) > 0)`
      : sql`id = ${only}`;
  return statement.run(sql`
    insert into webhook_deliveries (
      id, user_id, webhook_id, event_id, event_position, event,
      content, status, attempts, failures, redelivery, due_at, created_at, claim, sweep_at
    )
    select
      ${deliveryId(id, "")} || substr(id, 4), user_id, id, ${id},
      (select max(position) from outbox where user_id = ${userId}), ${type},
      content, 'pending', 0, 0, 0, ${createdAt}, ${createdAt},
      case when waits then ${awaitingSlot} end,
      ${createdAt} + case when waits then ${awaitingSlotMs} else ${graceMs} end
    from (
      select id, user_id, content, ${mustWait(sql`webhooks.id`, userId, createdAt)} as waits from webhooks
      where user_id = ${userId} and status = 'active' and ${subscribed}
        and (select tier from users where users.id = ${userId}) in (${plans})
    )
  `);
}

/** Whether a text has the form of such an id. */
export function isDeliveryId(text: string): boolean {
  return /^dlv_[0-9A-Za-z]{1,64}$/.test(text);
}

/** The id of an event's delivery to a webhook. */
export function deliveryId(eventId: string, webhookId: string): string {
  return `dlv_${eventId.slice("evt_".length)}${webhookId.slice("wh_".length)}`;
}

/**
 * A statement that writes an event to the outbox, at the end of its account's log; nothing for an account whose events
 * nobody could learn of yet. Its place is found in the batch that writes it.
 *
 * @param payload the record as JSON.
 */
export function appendEvent(
  { id, userId, type, createdAt }: PendingEvent,
  payload: string,
): Statement {
  const last = sql`coalesce((select max(position) from outbox where user_id = ${userId}), 0)`;
  return statement.run(sql`
    insert into outbox (id, user_id, type, payload, created_at, position, previous)
    select ${id}, id, ${type}, ${payload}, ${createdAt}, max(${createdAt}, ${last} + 1), ${last}
    from users where id = ${userId} and events_since is not null
  `);
}
