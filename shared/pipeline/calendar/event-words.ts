/** Calendar events in words, for tools. */
import { pageLine, parts, time } from "#shared/contract/words.ts";
import type { CalendarEvent, CalendarPage } from "./calendar.response.ts";

function eventLine({
  id,
  type,
  title,
  startsAt,
  endsAt,
  timeZone,
  location,
  jobId,
  contactId,
}: CalendarEvent) {
  const zone = timeZone === "UTC" ? null : `shown in ${timeZone}`;
  const until = endsAt && `until ${time(endsAt)}`;
  return `${parts(`${time(startsAt)} ${type}: ${title}`, until, zone, location, jobId, contactId)} (${id})`;
}

export function events({ events: rows, total, nextCursor }: CalendarPage): string[] {
  const page = pageLine({
    ...{ shown: rows.length, total, more: nextCursor && `cursor ${nextCursor}` },
    ...{ one: "event", many: "events", ifNone: "create_calendar_event adds one." },
  });
  return [page, ...rows.map(eventLine)];
}

export function event(record: CalendarEvent): string[] {
  return [`In the calendar: ${eventLine(record)}`];
}
