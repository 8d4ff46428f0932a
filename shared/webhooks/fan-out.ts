import { sql } from "drizzle-orm";
import { type Statement, statement } from "../db/transaction.ts";
import { graceMs } from "./schedule.ts";

/** An event as the outbox holds it. */
export interface ToldEvent {
  id: string;
  userId: string;
  type: string;
  /** Milliseconds since the epoch. */
  createdAt: number;
}

/**
 * One delivery of an event to each webhook that wants it: for the batch that
 * writes the event. Their ids follow from both, so there is never a second one.
 *
 * @param only the one webhook it goes to, whatever it has subscribed to.
 */
export function fanOut({ id, userId, type, createdAt }: ToldEvent, only?: string): Statement {
  const wanted =
    only === undefined
      ? // Names in JSON text stand between quotes, and none is part of another one so.
        sql`(instr(events, '"*"') > 0 or instr(events, ${JSON.stringify(type)}) > 0)`
      : sql`id = ${only}`;
  return statement.run(sql`
    insert into webhook_deliveries (
      id, user_id, webhook_id, event_id, event,
      status, attempts, failures, redelivery, due_at, sweep_at, created_at
    )
    select
      ${deliveryId(id, "")} || substr(id, 4), user_id, id, ${id}, ${type},
      'pending', 0, 0, 0, ${createdAt}, ${createdAt + graceMs}, ${createdAt}
    from webhooks
    where user_id = ${userId} and status = 'active' and ${wanted}
  `);
}

/** The id of an event's delivery to a webhook. */
export function deliveryId(eventId: string, webhookId: string): string {
  return `dlv_${eventId.slice("evt_".length)}${webhookId.slice("wh_".length)}`;
}
