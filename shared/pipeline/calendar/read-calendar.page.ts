import type { SessionAccount } from "#shared/accounts/sessions/session.ts";
import { localDate } from "#shared/core/local-time.ts";
import type { ReadContext } from "../records/context.ts";
import { readRecordNames } from "../records/read-record-names.ts";
import type { CalendarState } from "./calendar.page.tsx";
import { findFeed } from "./find-feed.ts";
import { listCalendarEvents } from "./list-calendar-events.ts";
import { boundsOf } from "./month-days.ts";

/** What starts in a month of the account's time zone; in the current one if none is given. */
export async function readCalendar(
  context: ReadContext,
  account: Pick<SessionAccount, "timeZone" | "weekStart">,
  chosen?: string,
): Promise<Omit<CalendarState, "formToken" | "feedUrl">> {
  const timeZone = account.timeZone ?? "UTC";
  const today = localDate(context.now, timeZone);
  const month = chosen ?? today.slice(0, 7);
  const page = await listCalendarEvents(context, { ...boundsOf(month, timeZone), limit: 100 });
  const { events } = page;
  const [{ jobs }, hasFeed] = await Promise.all([
    readRecordNames(context, { jobs: events.map(({ jobId }) => jobId) }),
    findFeed(context),
  ]);
  const weekStart = account.weekStart ?? "sunday";
  const isCut = page.nextCursor !== null;
  return { month, today, timeZone, weekStart, events, jobs, hasFeed, isCut };
}
