import { and, asc, eq, gte } from "drizzle-orm";
import { calendarEvents } from "../../../schema/pipeline.ts";
import type { CalendarEvent } from "../../contracts/responses/pipeline/calendar.ts";
import { dayMs } from "../../core/days.ts";
import { toCalendarEvent } from "../calendar-record.ts";
import type { ReadContext } from "../context.ts";

const pastMs = 90 * dayMs;
const maxEvents = 2_000;

/** The events of a subscribed calendar: the first 2,000 that start in the last 90 days or later. */
export async function listFeedEvents({ db, caller, now }: ReadContext): Promise<CalendarEvent[]> {
  const rows = await db
    .select()
    .from(calendarEvents)
    .where(
      and(eq(calendarEvents.userId, caller.accountId), gte(calendarEvents.startsAt, now - pastMs)),
    )
    .orderBy(asc(calendarEvents.startsAt), asc(calendarEvents.id))
    .limit(maxEvents);
  return rows.map(toCalendarEvent);
}
