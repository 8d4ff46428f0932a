import type { SessionAccount } from "#shared/accounts/sessions/session.ts";
import type { WeekStart } from "#shared/accounts/times/set-times.ts";
import { clockTime, localDate } from "#shared/core/local-time.ts";
import { FormToken } from "#shared/html/app-forms/buttons.tsx";
import { zoneInWords } from "#shared/html/app-forms/zone-field.tsx";
import { Copyable } from "#shared/html/components/copyable.tsx";
import { ScrollArea } from "#shared/html/components/scroll-area.tsx";
import type { Markup, Page } from "#shared/html/page.ts";
import type { ReadContext } from "../records/context.ts";
import { readRecordNames } from "../records/read-record-names.ts";
import { Agenda, entryPath } from "./agenda.page.tsx";
import type { CalendarEvent } from "./calendar.response.ts";
import { findFeed } from "./calendar-feed.ts";
import { boundsOf, monthAfter, monthInWords, weekdaysFrom, weeksOf } from "./month-days.ts";
import { jobsInWindow, listCalendarEvents } from "./read-calendar-events.ts";

interface CalendarState {
  /** `2026-11` */
  month: string;
  /** The date of today, in the account's time zone. */
  today: string;
  timeZone: string;
  weekStart: WeekStart;
  events: readonly CalendarEvent[];
  /** Whether the month has more events than are shown. */
  isCut: boolean;
  jobs: ReadonlyMap<string, string>;
  formToken: string;
  /** Whether the account has a feed. */
  hasFeed: boolean;
  /** The address of a feed that was just made. */
  feedUrl?: string;
}

/** `/app/calendar`: a month, as a table and as a list, and the feed for other calendars. */
export function calendarPage(state: CalendarState): Page {
  const { month, today, timeZone, events, isCut, feedUrl } = state;
  return {
    title: "Calendar",
    styles: ["job.css"],
    modules: feedUrl ? ["copy.js"] : [],
    body: (
      <>
        {feedUrl && <NewFeed url={feedUrl} />}
        <div class="month-bar">
          <h2>{monthInWords(month)}</h2>
          <nav aria-label="Months">
            <MonthLink month={monthAfter(month, -1)} />
            {!today.startsWith(month) && <a href="/app/calendar">Today</a>}
            <MonthLink month={monthAfter(month, 1)} />
          </nav>
          <a class="btn go" href="/app/calendar/new">
            Add an event
          </a>
        </div>
        <MonthTable {...state} />
        <section class="section">
          <h2>{events.length === 0 ? "Nothing is planned in this month" : "Day by day"}</h2>
          <Agenda {...state} />
          {isCut && <p class="note">Only the first hundred entries of the month are shown.</p>}
          <p class="note">
            Times are in the time zone {zoneInWords(timeZone)}.{" "}
            <a href="/app/account#times">Change it, or the first day of the week</a>
          </p>
        </section>
        <Feed {...state} />
      </>
    ),
  };
}

function MonthLink({ month }: { month: string }): Markup {
  return <a href={`/app/calendar?month=${month}`}>{monthInWords(month)}</a>;
}

function Feed({ formToken, hasFeed }: CalendarState): Markup {
  return (
    <section class="section">
      <h2>In your own calendar</h2>
      <p>
        A feed is an address that calendars subscribe to: events and rounds of interviews appear
        there, each at your own time. Whoever has the address sees them.{" "}
        {hasFeed && "You have one; a new one replaces it."}
      </p>
      <div class="actions">
        <form method="post" action="/app/calendar/feed">
          <FormToken value={formToken} />
          <button class="quiet" type="submit">
            {hasFeed ? "Make a new feed" : "Make a feed"}
          </button>
        </form>
        {hasFeed && (
          <form method="post" action="/app/calendar/feed/delete">
            <FormToken value={formToken} />
            <button class="quiet danger" type="submit">
              Switch the feed off
            </button>
          </form>
        )}
      </div>
    </section>
  );
}

function NewFeed({ url }: { url: string }): Markup {
  return (
    <div class="notice" role="status">
      <p>The address of the feed. It is shown only now.</p>
      <Copyable label="Copy the address of the feed">
        <code>{url}</code>
      </Copyable>
    </div>
  );
}

interface MonthTableProps {
  month: string;
  /** The date of today. */
  today: string;
  weekStart: WeekStart;
  timeZone: string;
  events: readonly CalendarEvent[];
}

/** The days of a month in weeks, each with its events. */
function MonthTable(props: MonthTableProps): Markup {
  const { month, today, weekStart, timeZone, events } = props;
  const byDay = Map.groupBy(events, ({ startsAt }) => localDate(Date.parse(startsAt), timeZone));
  return (
    <ScrollArea label="The month">
      <table class="month">
        <thead>
          <tr>
            {weekdaysFrom(weekStart).map((day) => (
              <th scope="col">{day}</th>
            ))}
          </tr>
        </thead>
        <tbody>
          {weeksOf(month, weekStart).map((week) => (
            <tr>
              {week.map((day) => (
                <td aria-current={day === today ? "date" : undefined}>
                  {day && <span class="number">{Number(day.slice(8))}</span>}
                  {(byDay.get(day ?? "") ?? []).map((event) => (
                    <a href={entryPath(event)}>
                      <small>{clockTime(Date.parse(event.startsAt), timeZone)}</small> {event.title}
                    </a>
                  ))}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </ScrollArea>
  );
}

/** What starts in a month of the account's time zone; in the current one if none is given. */
export async function readCalendar(
  context: ReadContext,
  account: Pick<SessionAccount, "timeZone" | "weekStart">,
  chosen?: string,
): Promise<Omit<CalendarState, "formToken" | "feedUrl">> {
  const timeZone = account.timeZone ?? "UTC";
  const today = localDate(context.now, timeZone);
  const month = chosen ?? today.slice(0, 7);
  const bounds = boundsOf(month, timeZone);
  const [{ events, nextCursor }, { jobs }, hasFeed] = await Promise.all([
    listCalendarEvents(context, { ...bounds, limit: 100 }),
    readRecordNames(context, { jobs: jobsInWindow(context, bounds) }),
    findFeed(context),
  ]);
  const weekStart = account.weekStart ?? "sunday";
  const isCut = nextCursor !== null;
  return { month, today, timeZone, weekStart, events, jobs, hasFeed, isCut };
}
