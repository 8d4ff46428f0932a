import { isoDate } from "../../core/dates.ts";
import { instant } from "../../core/instant.ts";
import type { Markup } from "../page.ts";

const days = new Intl.DateTimeFormat("en-US", { dateStyle: "medium", timeZone: "UTC" });
const minutes = new Intl.DateTimeFormat("en-US", {
  dateStyle: "medium",
  timeStyle: "short",
  timeZone: "UTC",
});

/** `Nov 22, 2026` */
export function Day({ at }: { at: number }): Markup {
  return <time datetime={isoDate(at)}>{days.format(at)}</time>;
}

/** `Nov 22, 2026, 11:20 AM UTC` */
export function Moment({ at }: { at: number }): Markup {
  return <time datetime={instant(at)}>{minutes.format(at)} UTC</time>;
}
