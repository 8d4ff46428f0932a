import { and, asc, desc, eq, getTableColumns, gte, lt, type SQL, sql } from "drizzle-orm";
import { calendarEvents, jobs, roundEntries } from "#schema/pipeline.ts";
import { dayMs } from "#shared/core/dates.ts";
import { isIn } from "#shared/db/conditions.ts";
import type { ReadContext } from "../records/context.ts";
import type { CalendarEvent } from "./calendar.response.ts";
import { compareStart, toCalendarEvent } from "./calendar-record.ts";
import { selectRounds, toRoundEvent, whereRounds } from "./round-record.ts";

const pastMs = 90 * dayMs;
export const maxFeedEvents = 2_000;
/** UTF-8 bytes of text in a feed; calendar programs refuse much larger ones. */
const maxFeedBytes = 4_000_000;
/** Bytes of text per query, well below what the database sends at once. */
const maxQueryBytes = 2_000_000;

/** An event whose text has not been read. */
interface Found {
  id: string;
  isRound: boolean;
  startsAt: number;
  bytes: number;
}

/**
 * The events and rounds of interviews of a subscribed calendar that start in the last 90 days or later: those nearest to now,
 * as many as a feed can have, in the order in which they start.
 *
 * @returns `isWhole`: whether there are no others.
 */
export async function listFeedEvents(
  context: ReadContext,
): Promise<{ events: CalendarEvent[]; isWhole: boolean }> {
  const nearest = await findNearest(context);
  const chosen: Found[] = [];
  let bytes = 0;
  for (const event of nearest.slice(0, maxFeedEvents)) {
    bytes += event.bytes;
    if (bytes > maxFeedBytes) break;
    chosen.push(event);
  }
  const events: CalendarEvent[] = [];
  const rounds = chosen.filter(({ isRound }) => isRound);
  for (const ids of inQueries(chosen.filter(({ isRound }) => !isRound))) {
    events.push(...(await readEvents(context, ids)));
  }
  for (const ids of inQueries(rounds)) events.push(...(await readRounds(context, ids)));
  events.sort(compareStart);
  return { events, isWhole: chosen.length === nearest.length };
}

/** Events in the order of their distance from now; more than fit in a feed, if there are. */
async function findNearest(context: ReadContext): Promise<Found[]> {
  const { db, caller, now } = context;
  const { id, startsAt, title, location, notes } = calendarEvents;
  const bytes = sql<number>`octet_length(${title}) + coalesce(octet_length(${location}), 0)
    + coalesce(octet_length(${notes}), 0)`;
  const own = eq(calendarEvents.userId, caller.accountId);
  const [ahead, past, roundsAhead, roundsPast] = await db.batch([
    db
      .select({ id, startsAt, bytes })
      .from(calendarEvents)
      .where(and(own, gte(startsAt, now)))
      .orderBy(asc(startsAt), asc(id))
      .limit(maxFeedEvents + 1),
    db
      .select({ id, startsAt, bytes })
      .from(calendarEvents)
      .where(and(own, gte(startsAt, now - pastMs), lt(startsAt, now)))
      .orderBy(desc(startsAt), desc(id))
      .limit(maxFeedEvents + 1),
    selectFoundRounds(context, gte(roundEntries.startsAt, now))
      .orderBy(asc(roundEntries.startsAt), asc(roundEntries.id))
      .limit(maxFeedEvents + 1),
    selectFoundRounds(
      context,
      and(gte(roundEntries.startsAt, now - pastMs), lt(roundEntries.startsAt, now)),
    )
      .orderBy(desc(roundEntries.startsAt), desc(roundEntries.id))
      .limit(maxFeedEvents + 1),
  ]);
  const distance = (event: Found) => Math.abs(event.startsAt - now);
  return [
    ...[...ahead, ...past].map((event) => ({ ...event, isRound: false })),
    ...[...roundsAhead, ...roundsPast].map((round) => ({ ...round, isRound: true })),
  ].sort((a, b) => distance(a) - distance(b) || compare(a.id, b.id));
}

function selectFoundRounds(context: ReadContext, condition: SQL | undefined) {
  // Who interviews has at most 200 characters, of four bytes each.
  const bytes = sql<number>`octet_length(${jobs.company}) + octet_length(${jobs.title}) + 800`;
  return context.db
    .select({ id: roundEntries.id, startsAt: roundEntries.startsAt, bytes })
    .from(roundEntries)
    .innerJoin(jobs, and(eq(jobs.userId, roundEntries.userId), eq(jobs.id, roundEntries.jobId)))
    .where(whereRounds(context, condition));
}

/** The ids of events, in groups that one query each can read. */
function inQueries(events: readonly Found[]): string[][] {
  const groups: string[][] = [];
  let left = 0;
  for (const { id, bytes } of events) {
    if (bytes > left) {
      groups.push([]);
      left = maxQueryBytes;
    }
    left -= bytes;
    groups.at(-1)?.push(id);
  }
  return groups;
}

async function readEvents({ db, caller }: ReadContext, ids: readonly string[]) {
  const rows = await db
    .select(getTableColumns(calendarEvents))
    .from(calendarEvents)
    .where(and(eq(calendarEvents.userId, caller.accountId), isIn(calendarEvents.id, ids)));
  return rows.map(toCalendarEvent);
}

async function readRounds(context: ReadContext, ids: readonly string[]) {
  const rows = await selectRounds(context).where(
    and(eq(roundEntries.userId, context.caller.accountId), isIn(roundEntries.id, ids)),
  );
  return rows.map(toRoundEvent);
}

function compare(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}
