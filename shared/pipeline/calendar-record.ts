import { and, eq } from "drizzle-orm";
import { calendarEvents } from "../../schema/pipeline.ts";
import { notFound } from "../accounts/not-found.ts";
import type { CalendarEvent } from "../contracts/responses/pipeline/calendar.ts";
import { instant, instantOrNull } from "../core/instant.ts";
import type { ReadContext } from "./context.ts";

export type EventRow = typeof calendarEvents.$inferSelect;

/** The condition for the caller's calendar event with this id. */
export function whereEvent({ caller }: Pick<ReadContext, "caller">, id: string) {
  return and(eq(calendarEvents.userId, caller.accountId), eq(calendarEvents.id, id));
}

/** @throws ApiError `record_not_found`. */
export async function findEvent(context: ReadContext, id: string): Promise<EventRow> {
  const [row] = await context.db.select().from(calendarEvents).where(whereEvent(context, id));
  if (!row) throw notFound("calendar event", id);
  return row;
}

/** The text of an event, as far as it counts towards the account's bound. */
export function eventText({ title, location, notes }: EventRow): (string | null)[] {
  return [title, location, notes];
}

/** A calendar event as the API returns it. */
export function toCalendarEvent(row: EventRow): CalendarEvent {
  return {
    id: row.id,
    type: row.type,
    title: row.title,
    startsAt: instant(row.startsAt),
    endsAt: instantOrNull(row.endsAt),
    timeZone: row.timeZone,
    location: row.location,
    notes: row.notes,
    jobId: row.jobId,
    contactId: row.contactId,
    createdAt: instant(row.createdAt),
    updatedAt: instant(row.updatedAt ?? row.createdAt),
  };
}
