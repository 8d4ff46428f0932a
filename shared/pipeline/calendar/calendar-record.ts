import { and, eq } from "drizzle-orm";
import { calendarEvents } from "#schema/pipeline.ts";
import { instant, instantOrNull } from "#shared/core/dates.ts";
import type { ReadContext } from "../records/context.ts";
import type { CalendarEvent } from "./calendar.response.ts";

export type EventRow = typeof calendarEvents.$inferSelect;

/** The condition for the caller's calendar event with this id. */
export function whereEvent({ caller }: Pick<ReadContext, "caller">, id: string) {
  return and(eq(calendarEvents.userId, caller.accountId), eq(calendarEvents.id, id));
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
    round: null,
    createdAt: instant(row.createdAt),
    updatedAt: instant(row.updatedAt ?? row.createdAt),
  };
}

/** Compares events for a list with the earliest first. */
export function compareStart(
  a: Pick<CalendarEvent, "startsAt" | "id">,
  b: Pick<CalendarEvent, "startsAt" | "id">,
): number {
  return compare(a.startsAt, b.startsAt) || compare(a.id, b.id);
}

function compare(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}
