import type { Activity } from "../../../contracts/responses/pipeline/activity.ts";
import type { CalendarEvent } from "../../../contracts/responses/pipeline/calendar.ts";
import type { JobDetail } from "../../../contracts/responses/pipeline/job.ts";
import { localTime } from "../../../core/local-time.ts";
import type { Markup } from "../../page.ts";
import { Moment } from "../times.tsx";
import { activityWords, inWords } from "./words.ts";

interface Entry {
  at: number;
  title: string;
  /** Where it can be changed. */
  href?: string;
  /** Its time, if not in UTC. */
  local?: string;
  details: string | null;
}

export interface TimeLineProps {
  statusHistory: JobDetail["statusHistory"];
  activities: readonly Activity[];
  events: readonly CalendarEvent[];
}

/** Everything that happened to a job and is planned, the latest first. */
export function TimeLine(props: TimeLineProps): Markup {
  const entries = entriesOf(props).sort((a, b) => b.at - a.at);
  return (
    <ol class="time-line">
      {entries.map(({ at, title, href, local, details }) => (
        <li>
          <p>
            <strong>{href ? <a href={href}>{title}</a> : title}</strong>{" "}
            <span class="note">{local ?? <Moment at={at} />}</span>
          </p>
          {details && <p class="typed">{details}</p>}
        </li>
      ))}
    </ol>
  );
}

function entriesOf({ statusHistory, activities, events }: TimeLineProps): Entry[] {
  return [
    // Of what happened at the same time, the later comes first too.
    ...statusHistory.toReversed().map(({ status, previousStatus, changedAt }) => ({
      at: Date.parse(changedAt),
      title: previousStatus
        ? `${inWords(previousStatus)} → ${inWords(status)}`
        : `Added as ${inWords(status).toLowerCase()}`,
      details: null,
    })),
    // Moves are in the history already.
    ...activities
      .filter(({ type }) => type !== "status_change")
      .map(({ id, type, notes, occurredAt }) => ({
        at: Date.parse(occurredAt),
        title: activityWords[type],
        href: `/app/activities/${id}`,
        details: notes,
      })),
    ...events.map(({ id, type, title, startsAt, timeZone, location }) => ({
      at: Date.parse(startsAt),
      title: `${inWords(type)}: ${title}`,
      href: `/app/calendar/${id}`,
      local: localTime(Date.parse(startsAt), timeZone),
      details: location,
    })),
  ];
}
