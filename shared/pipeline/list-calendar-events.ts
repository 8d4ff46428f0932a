import { and, asc, count, eq, gte, lte } from "drizzle-orm";
import { calendarEvents } from "../../schema/pipeline.ts";
import { readPosition, rowsAfter, slicePage } from "../accounts/paging.ts";
import type { CalendarQuery } from "../contracts/pipeline/calendar.ts";
import type { CalendarPage } from "../contracts/responses/pipeline/calendar.ts";
import { dayMs } from "../core/days.ts";
import { toCalendarEvent } from "./calendar-record.ts";
import type { ReadContext } from "./context.ts";
import { requireOrdered } from "./require-ordered.ts";

const defaultWindowMs = 30 * dayMs;

/** A page of the caller's calendar events that start in a window, the earliest first. */
export async function listCalendarEvents(
  context: ReadContext,
  query: CalendarQuery,
): Promise<CalendarPage> {
  const { db, caller, now } = context;
  const { limit, cursor } = query;
  // From the query, not the resolved window: default bounds depend on the time of the request.
  const list = ["calendar", query.from, query.to];
  const position = readPosition(list, cursor);
  const from = query.from ?? now;
  const to = query.to ?? from + defaultWindowMs;
  requireOrdered(query.from, to);
  const matches = and(
    eq(calendarEvents.userId, caller.accountId),
    gte(calendarEvents.startsAt, from),
    lte(calendarEvents.startsAt, to),
  );
  const [rows, [counted]] = await db.batch([
    db
      .select()
      .from(calendarEvents)
      .where(
        and(
          matches,
          rowsAfter(position, calendarEvents.startsAt, calendarEvents.id, "earliest first"),
        ),
      )
      .orderBy(asc(calendarEvents.startsAt), asc(calendarEvents.id))
      .limit(limit + 1),
    db.select({ total: count() }).from(calendarEvents).where(matches),
  ]);
  const { page, nextCursor } = slicePage(list, rows, limit, ({ startsAt, id }) => ({
    at: startsAt,
    id,
  }));
  return { events: page.map(toCalendarEvent), total: counted?.total ?? 0, nextCursor };
}
