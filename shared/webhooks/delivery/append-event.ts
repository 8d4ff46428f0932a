import { sql } from "drizzle-orm";
import { outbox } from "#schema/pipeline.ts";
import { type Statement, statement } from "#shared/db/transaction.ts";
import type { PendingEvent } from "./fan-out.ts";

/**
 * A statement that writes an event to the outbox, at the end of its account's log. Its place is found in the
 * batch that writes it.
 *
 * @param payload the record as JSON.
 */
export function appendEvent(event: PendingEvent, payload: string): Statement {
  const { userId, createdAt } = event;
  const last = sql`coalesce((select max(position) from outbox where user_id = ${userId}), 0)`;
  return statement.insert(outbox).values({
    ...event,
    payload,
    position: sql`max(${createdAt}, ${last} + 1)`,
    previous: last,
  });
}
