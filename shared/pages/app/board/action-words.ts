import { inDays } from "../../../core/dates.ts";
import type { NextAction } from "../../../pipeline/board/next-action.ts";
import { inWords } from "../pipeline/words.ts";

const dayOfYear = new Intl.DateTimeFormat("en-US", {
  month: "short",
  day: "numeric",
  timeZone: "UTC",
});
const weekday = new Intl.DateTimeFormat("en-US", { weekday: "short", timeZone: "UTC" });
const timeOfDay = new Intl.DateTimeFormat("en-US", { timeStyle: "short", timeZone: "UTC" });

/** What a job needs next: `Follow up, 3 days late`. */
export function actionInWords(next: NextAction): string {
  const { wallTime: at } = next;
  const day = dayInWords(at, next.days);
  switch (next.kind) {
    case "round":
    case "event": {
      const name = next.kind === "round" ? inWords(next.round) : next.title;
      return `${name} ${day}, ${timeOfDay.format(at)}`;
    }
    case "thanks":
      return task("Thank-you note", next.days, day);
    case "follow_up":
      return task("Follow up", next.days, day);
    case "answer":
      return next.isDue ? "Answer the offer" : `Answer by ${dayOfYear.format(at)}`;
    case "ask":
      return "Ask about the next step";
    case "quiet":
      return `Quiet for ${inDays(-next.days)}`;
  }
}

function task(name: string, days: number, day: string): string {
  return days < 0 ? `${name}, ${inDays(-days)} late` : `${name} ${day}`;
}

function dayInWords(at: number, days: number): string {
  if (days === 0) return "today";
  if (days === 1) return "tomorrow";
  return days > 1 && days < 7 ? weekday.format(at) : dayOfYear.format(at);
}
