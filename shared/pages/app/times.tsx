/** Times of the application's pages, in the time zone of the account. */
import { instant, isoDate } from "../../core/dates.ts";
import { clockTime, localDate, mediumDate, weekdayDate } from "../../core/local-time.ts";
import type { Markup } from "../page.ts";
import { currentZone } from "../zone.ts";

/** `Nov 22, 2026` */
export function Day({ at }: { at: number }): Markup {
  const zone = currentZone() ?? "UTC";
  return <time datetime={localDate(at, zone)}>{mediumDate(at, zone)}</time>;
}

/** `Nov 22, 2026`, a date without a time: the UTC midnight with which it begins. */
export function CalendarDate({ at }: { at: number }): Markup {
  return <time datetime={isoDate(at)}>{mediumDate(at, "UTC")}</time>;
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
