import { clockTime, localDate } from "#shared/core/local-time.ts";
import { placeOf } from "#shared/html/app-forms/zone-field.tsx";
import { inWords } from "#shared/html/in-words.ts";
import type { Markup } from "#shared/html/page.ts";
import type { CalendarEvent } from "./calendar.response.ts";
import { dayInWords } from "./month-days.ts";

interface AgendaProps {
  today: string;
  timeZone: string;
  events: readonly CalendarEvent[];
  /** Names by the ids of jobs. */
  jobs: ReadonlyMap<string, string>;
}

/** The entries of the calendar day by day. */
export function Agenda({ today, timeZone, events, jobs }: AgendaProps): Markup {
  const days = Map.groupBy(events, ({ startsAt }) => localDate(Date.parse(startsAt), timeZone));
  return (
    <ol class="agenda">
      {[...days].map(([day, entries]) => (
        <li class={day < today ? "past" : undefined}>
          <h3 aria-current={day === today ? "date" : undefined}>
            {day === today ? `Today, ${dayInWords(day).slice(5)}` : dayInWords(day)}
          </h3>
          <ul>
            {entries.map((event) => (
              <Entry event={event} timeZone={timeZone} job={jobs.get(event.jobId ?? "")} />
            ))}
          </ul>
        </li>
      ))}
    </ol>
  );
}

function Entry({
  event,
  timeZone,
  job,
}: {
  event: CalendarEvent;
  timeZone: string;
  job: string | undefined;
}): Markup {
  const { type, title, startsAt, location, jobId, round } = event;
  return (
    <li>
      <p>
        <time datetime={startsAt}>{hoursInWords(event, timeZone)}</time>{" "}
        <a href={entryPath(event)}>{title}</a>
        {round === null && <span class="badge">{inWords(type)}</span>}
      </p>
      {(job !== undefined || location !== null) && (
        <p class="note">
          {job !== undefined && <a href={`/app/jobs/${jobId}`}>{job}</a>}
          {job !== undefined && location !== null && ", "}
          {location}
        </p>
      )}
    </li>
  );
}

/** `9:00 AM to 10:00 AM`, and the time of the place if its clocks differ: `(10:00 AM in New York)`. */
export function hoursInWords(event: CalendarEvent, timeZone: string): string {
  const start = Date.parse(event.startsAt);
  const end = event.endsAt === null ? null : Date.parse(event.endsAt);
  const times = [start, end].flatMap((at) => (at === null ? [] : [clockTime(at, timeZone)]));
  const there = clockTime(start, event.timeZone);
  const isElsewhere = event.timeZone !== "UTC" && there !== times[0];
  const isSameDay =
    end === null || end <= start || localDate(start, timeZone) === localDate(end, timeZone);
  return [
    isSameDay ? times.join(" to ") : `from ${times[0]}`,
    isElsewhere && `(${there} in ${placeOf(event.timeZone)})`,
  ]
    .filter(Boolean)
    .join(" ");
}

/** Where an entry of the calendar is changed: a round of interviews with the others of its job. */
export function entryPath({ id, round, jobId }: CalendarEvent): string {
  return round === null ? `/app/calendar/${id}` : `/app/jobs/${jobId}/rounds`;
}
