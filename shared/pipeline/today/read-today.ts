import { openStatuses } from "#schema/job-statuses.ts";
import type { SessionAccount } from "#shared/accounts/sessions/session.ts";
import { dayMs, hourMs } from "#shared/core/dates.ts";
import { localDate } from "#shared/core/local-time.ts";
import type { Card, CardEvent } from "../board/card.ts";
import {
  isSuggested,
  type NextAction,
  nextAction,
  type SuggestedAction,
  todayIn,
} from "../board/next-action.ts";
import { listCards } from "../board/read-cards.ts";
import type { CalendarEvent } from "../calendar/calendar.response.ts";
import { jobsInWindow, listCalendarEvents } from "../calendar/read-calendar-events.ts";
import { countSuggested } from "../inbox/list-mails.ts";
import type { ReadContext } from "../records/context.ts";
import { readRecordNames } from "../records/read-record-names.ts";
import { listSilentJobs, type Silence } from "../silence/silence.ts";

/** The newest jobs of each status whose next actions are looked at. */
const maxCards = 50;
const maxEntries = 20;
const aheadMs = 7 * dayMs;
/** An interview that has just begun is still what is next. */
const begunMs = hourMs;

/** An offer that is not answered, with the entry of the calendar that says until when, if there is one. */
export interface OpenOffer {
  card: Card;
  next: NextAction | null;
  deadline: CardEvent | null;
}

/** What is next in a job search. */
export interface Today {
  /** The date of today in the time zone. */
  date: string;
  timeZone: string;
  /** What starts in the next seven days, rounds of interviews included. */
  entries: readonly CalendarEvent[];
  /** Whether more starts than is shown. */
  hasMoreEntries: boolean;
  /** Names of the jobs of these entries, by their ids. */
  names: ReadonlyMap<string, string>;
  offers: readonly OpenOffer[];
  /** Thanks, follow-ups and questions that nobody dated, the longest ago first. */
  suggested: readonly { card: Card; next: SuggestedAction }[];
  silence: Silence;
  /** How many mails wait for a decision. */
  mails: number;
  /** How many jobs the account has, whatever their status. */
  jobs: number;
}

const active = openStatuses.filter((status) => status !== "saved");

/** Reads what is next, in the account's time zone, with the rules of the board. */
export async function readToday(
  context: ReadContext,
  account: Pick<SessionAccount, "timeZone">,
): Promise<Today> {
  const { now } = context;
  const timeZone = account.timeZone ?? "UTC";
  const ahead = { from: now - begunMs, to: now + aheadMs };
  const [board, calendar, { jobs: names }, silence, mails] = await Promise.all([
    listCards(context, active, { limit: maxCards }),
    listCalendarEvents(context, { ...ahead, limit: maxEntries }),
    readRecordNames(context, { jobs: jobsInWindow(context, ahead) }),
    listSilentJobs(context),
    countSuggested(context),
  ]);
  const { held } = board;
  const entries = calendar.events.filter(({ jobId }) => !held.has(jobId ?? ""));
  const silent = silence.jobs.filter(({ id }) => !held.has(id));
  const silentIds = new Set(silent.map(({ id }) => id));
  const events = Map.groupBy(board.events, ({ jobId }) => jobId);
  const today = todayIn(timeZone, now);
  const cards = board.columns
    .flatMap((column) => column.cards)
    .filter(({ id }) => !held.has(id))
    .map((card) => ({ card, next: nextAction(card, events.get(card.id) ?? [], today) }));
  const suggested = cards.flatMap(({ card, next }) => {
    // The offers and the silent jobs have lists of their own.
    const isElsewhere = card.status === "offer" || silentIds.has(card.id);
    return isSuggested(next) && !isElsewhere ? [{ card, next }] : [];
  });
  return {
    date: localDate(now, timeZone),
    timeZone,
    entries,
    hasMoreEntries: calendar.nextCursor !== null,
    names,
    offers: cards
      .filter(({ card }) => card.status === "offer")
      .map((offer) => ({ ...offer, deadline: deadlineIn(events.get(offer.card.id) ?? [], now) })),
    suggested: suggested.sort((a, b) => a.next.since - b.next.since),
    silence: { ...silence, jobs: silent },
    mails,
    jobs: [...board.totals.values()].reduce((sum, total) => sum + total, 0),
  };
}

function deadlineIn(events: readonly CardEvent[], now: number): CardEvent | null {
  return events.find(({ type, startsAt }) => type === "deadline" && startsAt >= now) ?? null;
}
