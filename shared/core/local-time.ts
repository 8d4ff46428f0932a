/** Instants in words, in a time zone. A name that this platform does not know is read as UTC. */
import { zoneFormatter } from "./time-zones.ts";

/** `Wednesday, November 25 at 9:00 AM CST`. */
export function localTime(at: number, timeZone: string): string {
  const part = partsOf(at, timeZone, "long");
  const day = `${part("weekday")}, ${part("month")} ${part("day")}`;
  return `${day} at ${clockTime(at, timeZone)} ${part("timeZoneName")}`;
}

/** `2026-11-25`, the date in the time zone. */
export function localDate(at: number, timeZone: string): string {
  const part = partsOf(at, timeZone, "digits");
  return `${part("year")}-${part("month")}-${part("day")}`;
}

/** `Nov 25, 2026`. */
export function mediumDate(at: number, timeZone: string): string {
  const part = partsOf(at, timeZone, "medium");
  return `${part("month")} ${part("day")}, ${part("year")}`;
}

/** `Wed, Nov 25`. */
export function weekdayDate(at: number, timeZone: string): string {
  const part = partsOf(at, timeZone, "medium");
  return `${part("weekday")}, ${part("month")} ${part("day")}`;
}

/** `9:00 AM`. */
export function clockTime(at: number, timeZone: string): string {
  const part = partsOf(at, timeZone, "long");
  return `${part("hour")}:${part("minute")} ${part("dayPeriod")}`;
}

const options = {
  long: {
    weekday: "long",
    month: "long",
    day: "numeric",
    hour: "numeric",
    minute: "2-digit",
    timeZoneName: "short",
  },
  medium: { weekday: "short", month: "short", day: "numeric", year: "numeric" },
  digits: { year: "numeric", month: "2-digit", day: "2-digit" },
} as const satisfies Record<string, Intl.DateTimeFormatOptions>;

/** The parts are put together here, because versions of the locale data differ in commas and spaces. */
function partsOf(at: number, timeZone: string, form: keyof typeof options) {
  const parts = new Map(
    zoneFormatter(timeZone, options[form])
      .formatToParts(at)
      .map(({ type, value }) => [type, value]),
  );
  return (type: Intl.DateTimeFormatPartTypes) => parts.get(type) ?? "";
}
