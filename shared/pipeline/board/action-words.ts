import { attentionDays } from "#schema/job-statuses.ts";
import { inDays } from "#shared/core/dates.ts";
import { inWords } from "#shared/html/in-words.ts";
import type { NextAction } from "./next-action.ts";

const dayOfYear = new Intl.DateTimeFormat("en-US", {
  month: "short",
  day: "numeric",
  timeZone: "UTC",
});
const weekday = new Intl.DateTimeFormat("en-US", { weekday: "short", timeZone: "UTC" });
const timeOfDay = new Intl.DateTimeFormat("en-US", { timeStyle: "short", timeZone: "UTC" });

/** What a job needs next: `Panel tomorrow, 3:30 PM`, or a suggestion: `No news for 9 days: follow up?` */
export function actionInWords(next: NextAction): string {
  switch (next.kind) {
    case "round":
    case "event": {
      const name = next.kind === "round" ? inWords(next.round) : next.title;
      return `${name} ${dayInWords(next.wallTime, next.days)}, ${timeOfDay.format(next.wallTime)}`;
    }
    case "thanks":
      return `Interview ${agoInWords(next.days)}: send thanks?`;
    case "answer":
      return `Offer ${agoInWords(next.days)}${next.days < attentionDays.offer ? "" : ": answer it?"}`;
    case "follow_up":
      return `No news for ${inDays(next.days)}: follow up?`;
    case "ask":
      return `No news for ${inDays(next.days)}: ask what is next?`;
    case "quiet":
      return `Quiet for ${inDays(next.days)}`;
  }
}

function dayInWords(at: number, days: number): string {
  if (days === 0) return "today";
  if (days === 1) return "tomorrow";
  return days > 1 && days < 7 ? weekday.format(at) : dayOfYear.format(at);
}

function agoInWords(days: number): string {
  if (days === 0) return "today";
  return days === 1 ? "yesterday" : `${inDays(days)} ago`;
}
