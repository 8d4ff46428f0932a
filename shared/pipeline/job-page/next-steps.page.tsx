import { dayMs } from "#shared/core/dates.ts";
import { clockTime, localDate, weekdayDate } from "#shared/core/local-time.ts";
import { FormToken } from "#shared/html/app-forms/buttons.tsx";
import type { Markup } from "#shared/html/page.ts";
import { Day } from "#shared/html/times.tsx";
import { hoursInWords } from "../calendar/agenda.page.tsx";
import type { CalendarEvent } from "../calendar/calendar.response.ts";
import { roundTitle } from "../calendar/round-record.ts";
import type { JobDetail } from "../jobs/job.response.ts";
import type { Suggestion } from "../suggestions/suggestions.response.ts";

interface NextStepsProps {
  job: JobDetail;
  events: readonly CalendarEvent[];
  suggestions: readonly Suggestion[];
  now: number;
  /** The time zone of the account, or UTC if it has none. */
  timeZone: string;
  formToken: string;
}

/** An event or a round that is still to come. */
interface Ahead {
  at: number;
  title: string;
  /** The time of day, and where or with whom it is. */
  details: string;
  href: string;
}

/** Shows what comes next: first what the calendar has, because it has a time, then what is suggested. */
export function NextSteps(props: NextStepsProps): Markup {
  const { job, suggestions, now, timeZone } = props;
  const ahead = aheadOf(props);
  // A suggestion to prepare would name an event of the calendar again.
  const advice = suggestions.filter(({ type }) => type !== "prepare");
  return (
    <section aria-labelledby="next">
      <h2 id="next" class="visually-hidden">
        What is next
      </h2>
      {ahead.map(({ at, title, details, href }, index) => (
        <div class={isToday(at, now, timeZone) ? "todo due" : "todo"}>
          <p class="what">
            {title}, {dayInWords(at, now, timeZone)}
          </p>
          <p>{details}</p>
          {index === 0 && (
            <p class="row">
              <a class="btn" href={href}>
                Change it
              </a>
            </p>
          )}
        </div>
      ))}
      {advice.map(({ type, title, reason, dueAt }) => (
        <div class={dueAt === null ? "todo" : "todo due"}>
          {type === "negotiate" ? (
            <OfferAnswers {...props} />
          ) : (
            <>
              <p class="what">{title}</p>
              <p>{reason}</p>
              <p class="row">
                <a class="btn" href="#log">
                  Log it
                </a>
              </p>
            </>
          )}
        </div>
      ))}
      {ahead.length + advice.length === 0 && <p class="quiet-line">Nothing is planned.</p>}
      <p class="tools">
        <a href={`/app/jobs/${job.id}/rounds`}>
          {job.rounds.length > 0 ? "Change the rounds" : "Add a round"}
        </a>
        <a href={`/app/calendar/new?jobId=${job.id}`}>Add an event</a>
        <a href="#log">Add a note</a>
      </p>
    </section>
  );
}

/** Offers the three answers to an offer: to ask for more, to accept and to decline. */
function OfferAnswers({ job, formToken }: NextStepsProps): Markup {
  const path = `/app/jobs/${job.id}`;
  return (
    <>
      <p class="what">Answer the offer</p>
      <p>
        You have had it since <Day at={Date.parse(job.statusChangedAt)} />.
      </p>
      <form class="row" method="post" action={`${path}/status`}>
        <FormToken value={formToken} />
        <input type="hidden" name="back" value={path} />
        <a class="btn go" href="#answer">
          Ask for more
        </a>
        <button class="btn" type="submit" name="status" value="accepted">
          Accept
        </button>
        <button class="btn" type="submit" name="status" value="withdrawn">
          Decline
        </button>
      </form>
    </>
  );
}

function aheadOf({ job, events, now, timeZone }: NextStepsProps): Ahead[] {
  const path = `/app/jobs/${job.id}`;
  const ofEvents = events
    .filter(({ startsAt, endsAt }) => Date.parse(endsAt ?? startsAt) >= now)
    .map((event) => ({
      at: Date.parse(event.startsAt),
      title: event.title,
      details: [hoursInWords(event, timeZone), event.location].filter(Boolean).join(", "),
      href: `/app/calendar/${event.id}`,
    }));
  const isInCalendar = (at: string) =>
    events.some(({ startsAt }) => Date.parse(startsAt) === Date.parse(at));
  const ofRounds = job.rounds.flatMap(({ kind, at, with: people, outcome }) => {
    if (at === null || Date.parse(at) < now || outcome === "cancelled" || isInCalendar(at)) {
      return [];
    }
    const time = clockTime(Date.parse(at), timeZone);
    return [
      {
        at: Date.parse(at),
        title: roundTitle(kind),
        details: people === null ? time : `${time}, with ${people}`,
        href: `${path}/rounds`,
      },
    ];
  });
  return [...ofEvents, ...ofRounds].sort((a, b) => a.at - b.at);
}

function isToday(at: number, now: number, timeZone: string): boolean {
  return localDate(at, timeZone) === localDate(now, timeZone);
}

/** `today`, `tomorrow` or `Tue, Nov 24`. */
function dayInWords(at: number, now: number, timeZone: string): string {
  if (isToday(at, now, timeZone)) return "today";
  // Days are compared by their dates, because a day with a change of clocks has no 24 hours.
  const [day, today] = [at, now].map((one) => Date.parse(localDate(one, timeZone)));
  return (day ?? 0) - (today ?? 0) === dayMs ? "tomorrow" : weekdayDate(at, timeZone);
}
