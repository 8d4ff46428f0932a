import { activityMeans } from "#schema/activity-types.ts";
import { inWords } from "#shared/html/in-words.ts";
import type { Markup } from "#shared/html/page.ts";
import { DayOrMoment, Moment } from "#shared/html/times.tsx";
import type { Activity } from "../activities/activity.response.ts";
import { activityWords } from "../activities/activity-words.ts";
import type { CalendarEvent } from "../calendar/calendar.response.ts";
import type { JobDetail } from "../jobs/job.response.ts";

interface Entry {
  at: number;
  title: string;
  /** The page that changes it. */
  href?: string;
  details: string | null;
  /** An import has dates without a time, which are shown without one. */
  isDate?: boolean;
}

interface TimeLineProps {
  statusHistory: JobDetail["statusHistory"];
  activities: readonly Activity[];
  events: readonly CalendarEvent[];
  now: number;
}

/** Lists all that happened to a job, the latest first. */
export function TimeLine(props: TimeLineProps): Markup {
  const entries = entriesOf(props).sort((a, b) => b.at - a.at);
  return (
    <ol class="rows dated time-line">
      {entries.map(({ at, title, href, details, isDate }) => (
        <li>
          <span class="when">{isDate ? <DayOrMoment at={at} /> : <Moment at={at} />}</span>
          <div>
            <strong>{href ? <a href={href}>{title}</a> : title}</strong>
            {details && <p class="typed">{details}</p>}
          </div>
        </li>
      ))}
    </ol>
  );
}

function entriesOf({ statusHistory, activities, events, now }: TimeLineProps): Entry[] {
  return [
    // The sort keeps this order for moves at the same time.
    ...statusHistory.toReversed().map(({ status, previousStatus, changedAt }) => ({
      at: Date.parse(changedAt),
      title: previousStatus
        ? `${inWords(previousStatus)} → ${inWords(status)}`
        : `Added as ${inWords(status).toLowerCase()}`,
      details: null,
      isDate: true,
    })),
    // The status history has the moves already.
    ...activities
      .filter(({ type }) => !activityMeans(type, "move"))
      .map(({ id, type, notes, occurredAt }) => ({
        at: Date.parse(occurredAt),
        title: activityWords[type],
        href: `/app/activities/${id}`,
        details: notes,
      })),
    // Events that are still ahead are at the beginning of the page.
    ...events
      .filter(({ startsAt, endsAt }) => Date.parse(endsAt ?? startsAt) < now)
      .map(({ id, type, title, startsAt, location }) => ({
        at: Date.parse(startsAt),
        title: `${inWords(type)}: ${title}`,
        href: `/app/calendar/${id}`,
        details: location,
      })),
  ];
}
