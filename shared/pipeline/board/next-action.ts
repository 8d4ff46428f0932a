import { isInterview } from "#schema/activity-types.ts";
import { attentionDays, staleDays, statuses } from "#schema/job-statuses.ts";
import { dayMs, daysBetween } from "#shared/core/dates.ts";
import { offsetAt } from "#shared/core/wall-time.ts";
import type { Card, CardEvent } from "./card.ts";

/** How long after an interview a thank-you note is still worth sending. */
const thanksWithinMs = 7 * dayMs;
/** Follow-ups on an application after which one waits. */
export const maxFollowUps = 2;

export type Round = NonNullable<Card["rounds"]>[number];

/**
 * An entry of the calendar or a round of interviews, whose date somebody set. `days` are days of the
 * calendar from today; `wallTime` is what the person's clock shows then, as milliseconds of UTC.
 */
type DatedAction = { at: number; days: number; wallTime: number } & (
  | { kind: "round"; round: Round["kind"] }
  | { kind: "event"; title: string }
);

/** What one could do. Nobody set a date for it, so it has none and is never late. */
export interface SuggestedAction {
  /** `quiet` suggests nothing: there has been no activity for as long as archiving takes. */
  kind: "thanks" | "answer" | "follow_up" | "ask" | "quiet";
  /** When the interview, the offer or the last news was. */
  since: number;
  /** Days of the calendar since then. */
  days: number;
}

/** What a job needs next. */
export type NextAction = DatedAction | SuggestedAction;

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
 * What a job needs next: what is in the calendar, else thanks for an interview, an answer to an offer,
 * a follow-up. Null if nothing is planned. Pure: the same rows and time give the same action.
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
    return { ...ahead, wallTime, days: daysAway(wallTime, today) };
  }
  const over = lastInterview(card, events, now);
  const suggest = (kind: SuggestedAction["kind"], since: number): SuggestedAction => {
    // Days of the calendar: a week in which clocks change has not seven times 24 hours.
    const days = Math.max(0, -daysAway(since + offsetAt(since, today.timeZone), today));
    return { kind, since, days };
  };
  if (over !== null && over > now - thanksWithinMs && card.quietSince <= over) {
    return suggest("thanks", over);
  }
  if (card.status === "offer") return suggest("answer", card.statusChangedAt);
  const staleAfter = staleDays[card.status];
  if (staleAfter !== null && daysBetween(card.quietSince, now) >= staleAfter) {
    return suggest("quiet", card.quietSince);
  }
  const waited = suggest(card.status === "applied" ? "follow_up" : "ask", card.quietSince);
  if (card.status === "applied") {
    const isTime = card.followUps < maxFollowUps && waited.days >= attentionDays.applied;
    return isTime ? waited : null;
  }
  const isTime = card.status === "interviewing" && waited.days >= attentionDays.interviewing;
  return isTime ? waited : null;
}

function isDated(next: NextAction): next is DatedAction {
  return next.kind === "round" || next.kind === "event";
}

/** Whether the calendar has something for the job today: color is for what somebody dated. */
export function isToday(next: NextAction | null): boolean {
  return next !== null && isDated(next) && next.days === 0;
}

/** Whether there is something to do that nobody dated. */
export function isSuggested(next: NextAction | null): next is SuggestedAction {
  return next !== null && !isDated(next) && next.kind !== "quiet";
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

/** Cards in the order of a column: what is today, then what is suggested, the longest ago first; then as they were. */
export function firstThingsFirst<Entry extends { next: NextAction | null }>(
  entries: readonly Entry[],
): Entry[] {
  const groups = Map.groupBy(entries, ({ next }) =>
    isToday(next) ? "today" : isSuggested(next) ? "suggested" : "others",
  );
  const timeOf = ({ next }: Entry) => (next === null ? 0 : isDated(next) ? next.at : next.since);
  const inTime = (group: "today" | "suggested") =>
    (groups.get(group) ?? []).toSorted((a, b) => timeOf(a) - timeOf(b));
  return [...inTime("today"), ...inTime("suggested"), ...(groups.get("others") ?? [])];
}
