import { isInterview } from "../../../schema/activity-types.ts";
import { attentionDays, staleDays, statuses } from "../../../schema/job-statuses.ts";
import { dayMs, daysBetween } from "../../core/dates.ts";
import { offsetAt } from "../../core/wall-time.ts";
import type { Card, CardEvent } from "./card.ts";

/** How long after an interview a thank-you note is still worth sending. */
const thanksWithinMs = 7 * dayMs;
/** Follow-ups on an application after which one waits. */
export const maxFollowUps = 2;

export type Round = NonNullable<Card["rounds"]>[number];

/**
 * What a job needs next. `days` are days of the calendar from today, negative if it is late; `wallTime`
 * is what the person's clock shows then, as milliseconds of UTC.
 */
export type NextAction = { isDue: boolean; days: number; at: number; wallTime: number } & (
  | { kind: "round"; round: Round["kind"] }
  | { kind: "event"; title: string }
  | { kind: "thanks" | "answer" | "follow_up" | "ask" }
  /** There has been no activity for `-days`. */
  | { kind: "quiet" }
);

/** The present, as a calendar on the wall shows it. */
export interface Today {
  now: number;
  /** IANA name. */
  timeZone: string;
  /** The lead of the local time on UTC, now. */
  offsetMs: number;
}

export function todayIn(timeZone: string, now: number): Today {
  return { now, timeZone, offsetMs: offsetAt(now, timeZone) };
}

/**
 * What a job needs next: what is in the calendar, thanks for an interview, an answer to an offer, a
 * follow-up. Null if nothing is planned. Pure: the same rows and time give the same action.
 *
 * @param events of this job, in their order.
 */
export function nextAction(
  card: Card,
  events: readonly CardEvent[],
  today: Today,
): NextAction | null {
  const { now } = today;
  if (!statuses[card.status].isOpen) return null;
  const ahead = firstAhead(card, events, now);
  if (ahead) {
    // The clocks may have changed until then.
    const wallTime = ahead.at + offsetAt(ahead.at, today.timeZone);
    const days = daysAway(wallTime, today);
    return { ...ahead, wallTime, days, isDue: days === 0 };
  }
  const over = lastInterview(card, events, now);
  const due = (
    kind: "thanks" | "answer" | "follow_up" | "ask",
    from: number,
    after: number,
  ): NextAction => {
    // So many days of the calendar: a week in which clocks change has not seven times 24 hours.
    const wallTime = from + offsetAt(from, today.timeZone) + after * dayMs;
    const days = daysAway(wallTime, today);
    return { kind, at: from + after * dayMs, wallTime, days, isDue: days <= 0 };
  };
  if (over !== null && over > now - thanksWithinMs && card.quietSince <= over) {
    return due("thanks", over, 1);
  }
  if (card.status === "offer") return due("answer", card.statusChangedAt, attentionDays.offer);
  const quietDays = daysBetween(card.quietSince, now);
  const staleAfter = staleDays[card.status];
  if (staleAfter !== null && quietDays >= staleAfter) {
    const at = card.quietSince;
    return { kind: "quiet", at, wallTime: at + today.offsetMs, days: -quietDays, isDue: false };
  }
  if (card.status === "applied" && card.followUps < maxFollowUps) {
    return due("follow_up", card.quietSince, attentionDays.applied);
  }
  if (card.status !== "interviewing") return null;
  const ask = due("ask", card.quietSince, attentionDays.interviewing);
  return ask.isDue ? ask : null;
}

function firstAhead({ rounds }: Card, events: readonly CardEvent[], now: number) {
  const planned = (rounds ?? [])
    .filter(({ outcome }) => outcome === "pending")
    .flatMap(({ kind, at }) => (at === null ? [] : [{ kind: "round" as const, round: kind, at }]));
  const entries = events.map(({ title, startsAt }) => ({
    kind: "event" as const,
    title,
    at: startsAt,
  }));
  return [...entries, ...planned]
    .filter(({ at }) => at >= now)
    .reduce<(typeof entries)[number] | (typeof planned)[number] | null>(
      (first, one) => (first && first.at <= one.at ? first : one),
      null,
    );
}

/** When the latest interview ended, or null. */
function lastInterview({ rounds }: Card, events: readonly CardEvent[], now: number): number | null {
  const held = (rounds ?? [])
    .filter(({ outcome }) => outcome !== "cancelled")
    .map(({ at }) => at ?? Number.POSITIVE_INFINITY);
  const entries = events
    .filter(({ type }) => isInterview[type])
    .map(({ startsAt, endsAt }) => endsAt ?? startsAt);
  const over = [...held, ...entries].filter((at) => at < now);
  return over.length === 0 ? null : Math.max(...over);
}

/** Days of the calendar from today. */
function daysAway(wallTime: number, { now, offsetMs }: Today): number {
  return Math.floor(wallTime / dayMs) - Math.floor((now + offsetMs) / dayMs);
}

/** Cards in the order of a column: what is due, the latest first; then as they were. */
export function dueFirst<Entry extends { next: NextAction | null }>(
  entries: readonly Entry[],
): Entry[] {
  const [due, others] = [true, false].map((isDue) =>
    entries.filter(({ next }) => (next?.isDue ?? false) === isDue),
  );
  return [...(due ?? []).sort((a, b) => (a.next?.at ?? 0) - (b.next?.at ?? 0)), ...(others ?? [])];
}
