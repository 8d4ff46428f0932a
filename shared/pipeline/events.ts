import { outbox } from "../../schema/pipeline.ts";
import { statement } from "../db/transaction.ts";
import { fanOut } from "../webhooks/fan-out.ts";
import type { WriteContext } from "./context.ts";

/** Everything that a webhook can be told of, but its own test. */
export const eventTypes = [
  "job.created",
  "job.updated",
  "job.deleted",
  "job.status_changed",
  "contact.created",
  "contact.updated",
  "contact.deleted",
  "activity.created",
  "interview.scheduled",
  "offer.received",
] as const;
export type EventType = (typeof eventTypes)[number];

/**
 * Writes events, and a delivery of each to every webhook that wants it, in the
 * batch of the change they tell of; `data` is the record as the API answers it.
 */
export function recordEvents(
  { write, caller, now, newId, announce }: WriteContext,
  types: readonly EventType[],
  data: object,
): void {
  const payload = JSON.stringify(data);
  const events = types.map((type) => ({
    id: newId("event"),
    userId: caller.accountId,
    type,
    payload,
    createdAt: now,
  }));
  write(statement.insert(outbox).values(events), ...events.map((event) => fanOut(event)));
  for (const { id } of events) announce(id);
}
