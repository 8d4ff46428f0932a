/** Times as people write them in a form: without an offset, in a time zone. */
import { zoneFormatter } from "./time-zones.ts";

const minuteMs = 60_000;

const form = /^(\d{4})-(\d{2})-(\d{2})T(\d{2}):(\d{2})(?::00)?$/;

/**
 * The instant of a time such as `2026-11-24T16:00` in a time zone; null if it is none. A time that
 * is skipped when clocks go forward is read as an hour later; of one that comes twice, the first
 * counts.
 *
 * @param timeZone IANA name; one that this platform does not know is read as UTC.
 */
export function instantOfWallTime(text: string, timeZone: string): number | null {
  if (!form.test(text)) return null;
  const asUtc = Date.parse(`${text.slice(0, 16)}:00Z`);
  if (Number.isNaN(asUtc)) return null;
  const offsets = [-dayOfOffsets, dayOfOffsets].map((away) => offsetAt(asUtc + away, timeZone));
  const [before = 0, after = 0] = offsets;
  const fits = [before, after].filter((offset) => offsetAt(asUtc - offset, timeZone) === offset);
  return asUtc - (fits[0] ?? before);
}

/** No offset is longer than this, and no zone changes twice within it. */
const dayOfOffsets = 24 * 60 * minuteMs;

/** `2026-11-24T16:00`, as a field of a form shows it. */
export function wallTime(at: number, timeZone: string): string {
  return new Date(at + offsetAt(at, timeZone)).toISOString().slice(0, 16);
}

/** `2026-11-24T10:00:00.000-06:00`, an instant as a clock of the time zone shows it, with its offset. */
export function zonedInstant(at: number, timeZone: string): string {
  const offset = Math.round(offsetAt(at, timeZone) / minuteMs);
  const local = new Date(at + offset * minuteMs).toISOString().slice(0, -1);
  const minutes = Math.abs(offset);
  const [hour, minute] = [Math.floor(minutes / 60), minutes % 60].map((part) =>
    String(part).padStart(2, "0"),
  );
  return `${local}${offset < 0 ? "-" : "+"}${hour}:${minute}`;
}

/** How far a time zone is ahead of UTC, in milliseconds. */
export function offsetAt(at: number, timeZone: string): number {
  const parts = new Map(
    zoneFormatter(timeZone, options)
      .formatToParts(at)
      .map(({ type, value }) => [type, Number(value)]),
  );
  const part = (type: Intl.DateTimeFormatPartTypes) => parts.get(type) ?? 0;
  const local = Date.UTC(
    part("year"),
    part("month") - 1,
    part("day"),
    part("hour"),
    part("minute"),
    part("second"),
  );
  return local - Math.floor(at / 1_000) * 1_000;
}

const options = {
  year: "numeric",
  month: "numeric",
  day: "numeric",
  hour: "numeric",
  minute: "numeric",
  second: "numeric",
  hourCycle: "h23",
} as const;
