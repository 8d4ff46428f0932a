import { outbox } from "../../schema/pipeline.ts";
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

/** Writes events in the transaction of the change they tell of; `data` is the record as the API answers it. */
export async function recordEvents(
  { db, caller, now, newId }: WriteContext,
  types: readonly EventType[],
  data: object,
): Promise<void> {
  const payload = JSON.stringify(data);
  await db.insert(outbox).values(
    types.map((type) => ({
      id: newId("event"),
      userId: caller.accountId,
      type,
      payload,
      createdAt: now,
    })),
  );
}
