import type { calendarEvents } from "../../schema/pipeline.ts";
import type { CalendarEvent } from "../contracts/responses/pipeline/calendar.ts";
import { instant, instantOrNull } from "../core/instant.ts";

/** A calendar event as the API returns it. */
export function toCalendarEvent(row: typeof calendarEvents.$inferSelect): CalendarEvent {
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
  };
}
