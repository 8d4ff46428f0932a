/** Times of the application's pages, in the time zone of the account. */
import { dayMs, instant, isoDate } from "#shared/core/dates.ts";
import { clockTime, localDate, mediumDate, weekdayDate } from "#shared/core/local-time.ts";
import { wallTime } from "#shared/core/wall-time.ts";
import type { Markup } from "./page.ts";

/** `Nov 22, 2026` */
export function Day({ at }: { at: number }): Markup {
  const zone = currentZone() ?? "UTC";
  return <time datetime={localDate(at, zone)}>{mediumDate(at, zone)}</time>;
}

/** `Nov 22, 2026`, a date without a time: the UTC midnight with which it begins. */
export function CalendarDate({ at }: { at: number }): Markup {
  return <time datetime={isoDate(at)}>{mediumDate(at, "UTC")}</time>;
}

/**
 * When a status changed: a day where that is all that is known, since an import has days without times. They
 * begin in UTC if a program imported them, and in the account's time zone if its owner did.
 */
export function DayOrMoment({ at }: { at: number }): Markup {
  if (at % dayMs === 0) return <CalendarDate at={at} />;
  return isDayStart(at) ? <Day at={at} /> : <Moment at={at} />;
}

/** The day of an instant that can be a day of an import. */
export function DayOf({ at }: { at: number }): Markup {
  return at % dayMs === 0 ? <CalendarDate at={at} /> : <Day at={at} />;
}

function isDayStart(at: number): boolean {
  const zone = currentZone();
  return zone !== null && at % 60_000 === 0 && wallTime(at, zone).endsWith("T00:00");
}

/** `Nov 22, 2026, 11:20 AM`, with `UTC` if the account has no time zone. */
export function Moment({ at }: { at: number }): Markup {
  const zone = currentZone();
  return (
    <time datetime={instant(at)}>
      {`${mediumDate(at, zone ?? "UTC")}, ${clockTime(at, zone ?? "UTC")}${zone ? "" : " UTC"}`}
    </time>
  );
}

/** `Tue, Nov 24, 10:30 AM`: a time that is near enough to need no year. */
export function Appointment({ at }: { at: number }): Markup {
  const zone = currentZone();
  return (
    <time datetime={instant(at)}>
      {`${weekdayDate(at, zone ?? "UTC")}, ${clockTime(at, zone ?? "UTC")}${zone ? "" : " UTC"}`}
    </time>
  );
}

/**
 * The time zone of the account whose page is rendered. Components find it here instead of in a context of
 * `hono/jsx`, which would put its DOM renderer into every bundle. Rendering is synchronous, so no other
 * request's page is rendered meanwhile.
 */
let zone: string | null = null;

/** The time zone of the account whose page it is; null if it has none yet, and times are in UTC. */
export const currentZone = (): string | null => zone;

/** Runs `render`, whose components see this time zone. */
export function renderInZone<T>(timeZone: string | null, render: () => T): T {
  zone = timeZone;
  try {
    return render();
  } finally {
    zone = null;
  }
}
