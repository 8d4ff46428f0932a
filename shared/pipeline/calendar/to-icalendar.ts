import { isReminder } from "#schema/activity-types.ts";
import type { CalendarEvent } from "./calendar.response.ts";
import { escapeText, fold, utc } from "./lines.ts";

export const icalendarType = "text/calendar; charset=utf-8";

/**
 * Events as an iCalendar object (RFC 5545). No event recurs, so all times are in UTC: the
 * instants do not depend on time zone rules, and a calendar shows them in its own zone.
 *
 * @param about what whoever subscribes to the calendar should know about it.
 */
export function toIcalendar(events: readonly CalendarEvent[], about?: string): string {
  const lines = [
    "BEGIN:VCALENDAR",
    "VERSION:2.0",
    "PRODID:-//Compensation Intelligence//Job Pipeline//EN",
    "CALSCALE:GREGORIAN",
    "X-WR-CALNAME:Job search",
    "REFRESH-INTERVAL;VALUE=DURATION:PT1H",
    // RFC 7986, and the older property that more programs know.
    ...(about === undefined
      ? []
      : [`DESCRIPTION:${escapeText(about)}`, `X-WR-CALDESC:${escapeText(about)}`]),
    ...events.flatMap(eventLines),
    "END:VCALENDAR",
  ];
  return lines.map((line) => `${fold(line)}\r\n`).join("");
}

function eventLines(event: CalendarEvent): string[] {
  const { startsAt, endsAt, location, notes } = event;
  // Times are truncated to seconds, and DTEND must be later than DTSTART.
  const [start, end] = [utc(startsAt), endsAt === null ? null : utc(endsAt)];
  return [
    "BEGIN:VEVENT",
    `UID:${escapeText(event.id)}`,
    `DTSTAMP:${utc(event.updatedAt)}`,
    `DTSTART:${start}`,
    ...(end === null || end === start ? [] : [`DTEND:${end}`]),
    `SUMMARY:${escapeText(event.title)}`,
    ...(location === null ? [] : [`LOCATION:${escapeText(location)}`]),
    ...(notes === null ? [] : [`DESCRIPTION:${escapeText(notes)}`]),
    `CATEGORIES:${event.type.toUpperCase()}`,
    ...(isReminder[event.type] ? alarmLines(event) : []),
    "END:VEVENT",
  ];
}

/** Rings when a reminder starts, as `reminder.due` is sent; programs may be set to ignore it. */
function alarmLines({ title }: CalendarEvent): string[] {
  return [
    "BEGIN:VALARM",
    "ACTION:DISPLAY",
    `DESCRIPTION:${escapeText(title)}`,
    "TRIGGER:PT0S",
    "END:VALARM",
  ];
}
