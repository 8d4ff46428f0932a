import { and, desc, eq } from "drizzle-orm";
import { calendarEvents } from "../../schema/pipeline.ts";
import type { CalendarEvent } from "../contracts/responses/pipeline/calendar.ts";
import { toCalendarEvent } from "./calendar-record.ts";
import type { ReadContext } from "./context.ts";

const maxEvents = 100;

/** The caller's calendar events of one job, the latest first; at most a hundred. */
export async function listJobEvents(
  { db, caller }: ReadContext,
  jobId: string,
): Promise<CalendarEvent[]> {
  const rows = await db
    .select()
    .from(calendarEvents)
    .where(and(eq(calendarEvents.userId, caller.accountId), eq(calendarEvents.jobId, jobId)))
    .orderBy(desc(calendarEvents.startsAt), desc(calendarEvents.id))
    .limit(maxEvents);
  return rows.map(toCalendarEvent);
}
