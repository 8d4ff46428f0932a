import { isReminder } from "#schema/activity-types.ts";
import type { CalendarEvent } from "./calendar.response.ts";

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

/** Content lines of iCalendar (RFC 5545, 3.1). */

const maxOctets = 75;

/** Everything at which some reader ends a line, Unicode's separators included. */
const lineEnd = /\r\n|[\r\n\v\f\u0085\u2028\u2029]/g;

/** The control characters, but for the tab: a property value must not contain them. */
const control = /[^\P{Cc}\t]/gu;

/** Escapes text as a property value. */
function escapeText(text: string): string {
  return text
    .replace(/[\\;,]/g, (mark) => `\\${mark}`)
    .replace(lineEnd, "\\n")
    .replace(control, "");
}

/** Folds a line into parts of at most 75 octets without splitting a character. */
function fold(line: string): string {
  const parts: string[] = [];
  let part = "";
  let octets = 0;
  for (const character of line) {
    const size = octetsOf(character.codePointAt(0) ?? 0);
    if (octets + size > maxOctets) {
      parts.push(part);
      part = " ";
      octets = 1;
    }
    part += character;
    octets += size;
  }
  return [...parts, part].join("\r\n");
}

/** The size of a character in UTF-8. */
function octetsOf(codePoint: number): number {
  if (codePoint < 0x80) return 1;
  if (codePoint < 0x800) return 2;
  return codePoint < 0x10000 ? 3 : 4;
}

/** An ISO 8601 instant as a date-time in UTC, truncated to seconds. */
function utc(at: string): string {
  return `${at.slice(0, 19).replace(/[-:]/g, "")}Z`;
}
