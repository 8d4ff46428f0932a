import { calendarEvents } from "#schema/pipeline.ts";
import { statement } from "#shared/db/transaction.ts";
import { assertWithinBounds } from "../records/bounds.ts";
import type { WriteContext } from "../records/context.ts";
import { requireSubjects } from "../records/links.ts";
import type { CreateEventBody } from "./calendar.request.ts";
import type { CalendarEvent } from "./calendar.response.ts";
import { toCalendarEvent } from "./calendar-record.ts";
import { remindAt } from "./remind-at.ts";

/**
 * Adds an event to the calendar. No webhook event is emitted: `interview.scheduled` follows
 * from a job's status, and `reminder.due` is sent when a reminder starts.
 *
 * @throws ApiError `record_not_found` if the caller does not have the job or contact,
 * `parameter_missing` if the account is full.
 */
export async function createCalendarEvent(
  context: WriteContext,
  { jobId = null, contactId = null, ...fields }: CreateEventBody,
): Promise<CalendarEvent> {
  const { write, caller, now, newId } = context;
  await requireSubjects(context, { jobId, contactId });
  const row = {
    userId: caller.accountId,
    id: newId("calendarEvent"),
    type: fields.type,
    title: fields.title,
    startsAt: fields.startsAt,
    endsAt: fields.endsAt ?? null,
    timeZone: fields.timeZone,
    location: fields.location ?? null,
    notes: fields.notes ?? null,
    jobId,
    contactId,
    remindAt: remindAt(fields, now),
    origin: null,
    createdAt: now,
    updatedAt: null,
    version: 1,
  };
  write(statement.insert(calendarEvents).values(row));
  assertWithinBounds(context, { entries: 1, text: [row.title, row.location, row.notes] });
  return toCalendarEvent(row);
}
