import type { CalendarEvent } from "../../../contracts/responses/pipeline/calendar.ts";
import { localTime } from "../../../core/local-time.ts";
import { Copyable } from "../../components/copyable.tsx";
import type { Markup, Page } from "../../page.ts";
import { FormToken } from "../form-token.tsx";
import { MonthTable } from "./month-table.tsx";
import { inWords } from "./words.ts";

export interface CalendarState {
  /** `2026-11` */
  month: string;
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
  const { month, events, isCut, formToken, hasFeed, feedUrl } = state;
  const [before, after] = [-1, 1].map((by) => monthAfter(month, by));
  return {
    title: "Calendar",
    modules: ["copy.js"],
    body: (
      <>
        {feedUrl && <NewFeed url={feedUrl} />}
        <p class="actions">
          <a class="button" href="/app/calendar/new">
            Add an event
          </a>
          <a class="button quiet" href={`/app/calendar?month=${before}`}>
            ← {monthInWords(before ?? month)}
          </a>
          <a class="button quiet" href={`/app/calendar?month=${after}`}>
            {monthInWords(after ?? month)} →
          </a>
        </p>
        <section>
          <h2>{monthInWords(month)}</h2>
          <MonthTable month={month} events={events} />
          <Agenda {...state} />
          {isCut && <p class="note">Only the first hundred events of the month are shown.</p>}
        </section>
        <section>
          <h2>In your own calendar</h2>
          <p>
            A feed is an address that calendars subscribe to. Whoever has it sees the events.{" "}
            {hasFeed && "You have one; a new one replaces it."}
          </p>
          <form method="post" action="/app/calendar/feed">
            <FormToken value={formToken} />
            <button class="quiet" type="submit">
              {hasFeed ? "Make a new feed" : "Make a feed"}
            </button>
          </form>
          {hasFeed && (
            <form class="later-form" method="post" action="/app/calendar/feed/delete">
              <FormToken value={formToken} />
              <button class="quiet danger" type="submit">
                Switch the feed off
              </button>
            </form>
          )}
        </section>
      </>
    ),
  };
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

function Agenda({ events, jobs }: CalendarState): Markup {
  if (events.length === 0) return <p>Nothing is planned in this month.</p>;
  return (
    <ul class="records">
      {events.map(({ id, type, title, startsAt, timeZone, location, jobId }) => (
        <li>
          <div>
            <strong>
              <a href={`/app/calendar/${id}`}>{title}</a>
            </strong>
            <p>
              {localTime(Date.parse(startsAt), timeZone)}
              {location && ` · ${location}`}
            </p>
            {jobId && (
              <p>
                <a href={`/app/jobs/${jobId}`}>{jobs.get(jobId)}</a>
              </p>
            )}
          </div>
          <span class="badge">{inWords(type)}</span>
        </li>
      ))}
    </ul>
  );
}

const monthNames = new Intl.DateTimeFormat("en-US", {
  month: "long",
  year: "numeric",
  timeZone: "UTC",
});

function monthInWords(month: string): string {
  return monthNames.format(Date.parse(`${month}-01T00:00:00Z`));
}

/** The month some months later. */
export function monthAfter(month: string, by: number): string {
  const [year = 0, number = 1] = month.split("-").map(Number);
  return new Date(Date.UTC(year, number - 1 + by, 1)).toISOString().slice(0, 7);
}
