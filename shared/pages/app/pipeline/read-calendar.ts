import { dayMs } from "../../../core/days.ts";
import { localDate } from "../../../core/local-time.ts";
import type { ReadContext } from "../../../pipeline/context.ts";
import { findFeed } from "../../../pipeline/feed/find-feed.ts";
import { listCalendarEvents } from "../../../pipeline/list-calendar-events.ts";
import { namesOf } from "../../../pipeline/names-of.ts";
import { type CalendarState, monthAfter } from "./calendar-page.tsx";

/** The events of a month, each counted to the month in which it starts in its own time zone. */
export async function readCalendar(
  context: ReadContext,
  month: string,
): Promise<Pick<CalendarState, "month" | "events" | "jobs" | "isCut" | "hasFeed">> {
  // No time zone is further than a day from UTC.
  const from = Date.parse(`${month}-01T00:00:00Z`) - dayMs;
  const to = Date.parse(`${monthAfter(month, 1)}-01T00:00:00Z`) + dayMs;
  const page = await listCalendarEvents(context, { from: Math.max(0, from), to, limit: 100 });
  const events = page.events.filter(({ startsAt, timeZone }) =>
    localDate(Date.parse(startsAt), timeZone).startsWith(month),
  );
  const [{ jobs }, hasFeed] = await Promise.all([
    namesOf(context, { jobs: events.map(({ jobId }) => jobId) }),
    findFeed(context),
  ]);
  return { month, events, jobs, hasFeed, isCut: page.nextCursor !== null };
}
