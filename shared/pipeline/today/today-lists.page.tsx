import { grouped } from "#shared/core/format.ts";
import { zoneInWords } from "#shared/html/app-forms/zone-field.tsx";
import type { Markup } from "#shared/html/page.ts";
import { Appointment } from "#shared/html/times.tsx";
import { actionInWords } from "../board/action-words.ts";
import { Agenda } from "../calendar/agenda.page.tsx";
import { dayInWords } from "../calendar/month-days.ts";
import type { OpenOffer, Today } from "./read-today.ts";
import { SilentJobs } from "./silent-jobs.page.tsx";

/** Actions that are listed before the others are left to the board. */
const maxShown = 8;

/** Lists what is next in a job search: the calendar, offers, suggestions, and jobs that fell silent. */
export function TodayLists({ today, formToken }: { today: Today; formToken: string }): Markup {
  const { date, offers, suggested, silence, mails, jobs } = today;
  return (
    <>
      <p class="lead">
        {dayInWords(date)}. {leadOf(today)}
      </p>
      <p class="actions">
        <a class="btn go" href="/app/jobs">
          Open the board
        </a>
        {jobs > 0 && (
          <a class="btn" href="/app/report">
            Report of your search
          </a>
        )}
      </p>
      <Next today={today} />
      {mails > 0 && (
        <section class="section">
          <h2>Mail to decide on</h2>
          <p>
            <a href="/app/inbox">
              {mails === 1 ? "A mail says" : `${grouped(mails)} mails say`} what may change on your
              board
            </a>
          </p>
        </section>
      )}
      {offers.length > 0 && <Offers offers={offers} />}
      {suggested.length > 0 && <Suggested suggested={suggested} />}
      {silence.jobs.length > 0 && <SilentJobs silence={silence} formToken={formToken} />}
    </>
  );
}

/** `2 entries in the calendar, 1 offer to answer and 3 suggestions.` */
function leadOf({ entries, mails, offers, suggested, silence, jobs }: Today): string {
  const parts = [
    counted(entries.length, "entry in the calendar", "entries in the calendar"),
    counted(mails, "mail to decide on", "mails to decide on"),
    counted(offers.length, "offer to answer", "offers to answer"),
    counted(suggested.length, "suggestion", "suggestions"),
    counted(silence.jobs.length, "silent job", "silent jobs"),
  ].filter((part) => part !== "");
  const last = parts.pop();
  if (last === undefined && jobs === 0) return "There is no job on the board yet.";
  if (last === undefined) return "Nothing is planned for the next seven days.";
  return `${parts.length === 0 ? last : `${parts.join(", ")} and ${last}`}.`;
}

function counted(count: number, one: string, many: string): string {
  return count === 0 ? "" : `${grouped(count)} ${count === 1 ? one : many}`;
}

function Next({ today }: { today: Today }): Markup {
  const { date, timeZone, entries, names, hasMoreEntries } = today;
  return (
    <section class="section">
      <h2>The next seven days</h2>
      {entries.length === 0 && <p>Nothing is in the calendar.</p>}
      <Agenda today={date} timeZone={timeZone} events={entries} jobs={names} />
      <p class="note">
        {hasMoreEntries && "More is in the calendar. "}
        Times are in the time zone {zoneInWords(timeZone)}. <a href="/app/calendar">Calendar</a>,{" "}
        <a href="/app/calendar/new">add an event</a>
      </p>
    </section>
  );
}

function Offers({ offers }: { offers: readonly OpenOffer[] }): Markup {
  return (
    <section class="section">
      <h2>Offers to answer</h2>
      {offers.map(({ card: { id, title, company }, next, deadline }) => (
        <div class={deadline ? "todo due" : "todo"}>
          <p class="what">
            <a href={`/app/jobs/${id}`}>
              {title} at {company}
            </a>
          </p>
          <p>
            {deadline ? (
              <>
                {deadline.title}: <Appointment at={deadline.startsAt} />
              </>
            ) : (
              <>
                {next ? `${sentence(actionInWords(next))} ` : ""}
                <a href={`/app/calendar/new?type=deadline&jobId=${id}`}>
                  Add the date to answer by
                </a>
              </>
            )}
          </p>
        </div>
      ))}
    </section>
  );
}

/** A suggestion that asks ends as it is. */
function sentence(words: string): string {
  return words.endsWith("?") ? words : `${words}.`;
}

function Suggested({ suggested }: Pick<Today, "suggested">): Markup {
  return (
    <section class="section">
      <h2>Suggestions</h2>
      {suggested.slice(0, maxShown).map(({ card: { id, title, company }, next }) => (
        <div class="todo">
          <p class="what">
            <a href={`/app/jobs/${id}`}>{actionInWords(next)}</a>
          </p>
          <p>
            {title} at {company}
          </p>
        </div>
      ))}
      {suggested.length > maxShown && (
        <p>
          <a href="/app/jobs">{grouped(suggested.length - maxShown)} more on the board</a>
        </p>
      )}
    </section>
  );
}
