import { calendarEvents } from "../../schema/pipeline.ts";
import type { CreateEventBody } from "../contracts/pipeline/calendar.ts";
import type { CalendarEvent } from "../contracts/responses/pipeline/calendar.ts";
import { statement } from "../db/transaction.ts";
import { assertWithinBounds } from "./bounds.ts";
import { toCalendarEvent } from "./calendar-record.ts";
import type { WriteContext } from "./context.ts";
import { requireSubjects } from "./links.ts";

/**
 * Adds an event to the calendar. No webhook event is emitted: `interview.scheduled` follows
 * from a job's status.
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
    origin: null,
    createdAt: now,
    updatedAt: null,
    version: 1,
  };
  write(statement.insert(calendarEvents).values(row));
  assertWithinBounds(context, { entries: 1, text: [row.title, row.location, row.notes] });
  return toCalendarEvent(row);
}
