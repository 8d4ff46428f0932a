import type { CalendarEvent } from "../../contracts/pipeline/calendar.ts";
import { escapeText, fold, utc } from "./lines.ts";

export const icalendarType = "text/calendar; charset=utf-8";

/**
 * Events as an iCalendar object (RFC 5545). None recurs, so every time is given
 * in UTC: it is the same instant whatever the zone's rules become, and each
 * reader shows it in its own zone.
 */
export function toIcalendar(events: readonly CalendarEvent[]): string {
  const lines = [
    "BEGIN:VCALENDAR",
    "VERSION:2.0",
    "PRODID:-//Compensation Intelligence//Job Pipeline//EN",
    "CALSCALE:GREGORIAN",
    "X-WR-CALNAME:Job search",
    "REFRESH-INTERVAL;VALUE=DURATION:PT1H",
    ...events.flatMap(eventLines),
    "END:VCALENDAR",
  ];
  return lines.map((line) => `${fold(line)}\r\n`).join("");
}

function eventLines(event: CalendarEvent): string[] {
  const { startsAt, endsAt, location, notes } = event;
  // To the second; an end must lie behind the start.
  const [start, end] = [utc(startsAt), endsAt === null ? null : utc(endsAt)];
  return [
    "BEGIN:VEVENT",
    `UID:${escapeText(event.id)}`,
    `DTSTAMP:${utc(event.createdAt)}`,
    `DTSTART:${start}`,
    ...(end === null || end === start ? [] : [`DTEND:${end}`]),
    `SUMMARY:${escapeText(event.title)}`,
    ...(location === null ? [] : [`LOCATION:${escapeText(location)}`]),
    ...(notes === null ? [] : [`DESCRIPTION:${escapeText(notes)}`]),
    `CATEGORIES:${event.type.toUpperCase()}`,
    "END:VEVENT",
  ];
}
