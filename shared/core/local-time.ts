/** Instants in words, in a time zone. */

const moment = {
  weekday: "long",
  month: "long",
  day: "numeric",
  hour: "numeric",
  minute: "2-digit",
  timeZoneName: "short",
} as const satisfies Intl.DateTimeFormatOptions;

/**
 * `Wednesday, November 25 at 9:00 AM CST`.
 *
 * @param timeZone IANA name; one that this platform does not know is read as UTC.
 */
export function localTime(at: number, timeZone: string): string {
  // Put together here, because versions of the locale data differ in commas and spaces.
  const part = partsOf(at, timeZone, moment);
  const day = `${part("weekday")}, ${part("month")} ${part("day")}`;
  const time = `${part("hour")}:${part("minute")} ${part("dayPeriod")}`;
  return `${day} at ${time} ${part("timeZoneName")}`;
}

/** `2026-11-25`, the date in the time zone. */
export function localDate(at: number, timeZone: string): string {
  const part = partsOf(at, timeZone, { year: "numeric", month: "2-digit", day: "2-digit" });
  return `${part("year")}-${part("month")}-${part("day")}`;
}

function partsOf(at: number, timeZone: string, options: Intl.DateTimeFormatOptions) {
  const parts = new Map(
    formatter(timeZone, options)
      .formatToParts(at)
      .map(({ type, value }) => [type, value]),
  );
  return (type: Intl.DateTimeFormatPartTypes) => parts.get(type) ?? "";
}

function formatter(timeZone: string, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  try {
    return new Intl.DateTimeFormat("en-US", { ...options, timeZone });
  } catch {
    return new Intl.DateTimeFormat("en-US", { ...options, timeZone: "UTC" });
  }
}
