import { and, asc, count, desc, eq, gte, lte, type SQL, sql } from "drizzle-orm";
import { calendarEvents, roundEntries } from "#schema/pipeline.ts";
import { notFound } from "#shared/contract/not-found.ts";
import { readPosition, rowsAfter, slicePage } from "#shared/contract/paging.ts";
import { dayMs } from "#shared/core/dates.ts";
import type { ReadContext } from "../records/context.ts";
import { requireOrdered } from "../records/require-ordered.ts";
import type { CalendarQuery } from "./calendar.request.ts";
import type { CalendarEvent, CalendarPage } from "./calendar.response.ts";
import { compareStart, toCalendarEvent, whereEvent } from "./calendar-record.ts";
import {
  findRound,
  selectRounds,
  startsWithin,
  toRoundEvent,
  whereRounds,
} from "./round-record.ts";

/**
 * Reads a calendar event and its version; that of a round is its job's.
 *
 * @throws ApiError `record_not_found`.
 */
export async function readCalendarEvent(
  context: ReadContext,
  id: string,
): Promise<{ event: CalendarEvent; version: number }> {
  const round = await findRound(context, id);
  if (round) return { event: toRoundEvent(round), version: round.version };
  const [row] = await context.db.select().from(calendarEvents).where(whereEvent(context, id));
  if (!row) throw notFound("calendar event", id);
  return { event: toCalendarEvent(row), version: row.version };
}

const maxEvents = 100;

/** The caller's calendar events of one job, the latest first; at most a hundred. */
export async function listJobEvents(
  { db, caller }: ReadContext,
  jobId: string,
): Promise<CalendarEvent[]> {
  const rows = await db
    .select()
    .from(calendarEvents)
    .where(and(eq(calendarEvents.userId, caller.accountId), eq(calendarEvents.jobId, jobId)))
    .orderBy(desc(calendarEvents.startsAt), desc(calendarEvents.id))
    .limit(maxEvents);
  return rows.map(toCalendarEvent);
}

/** A query for the ids of the jobs whose events or rounds start in a window, for a condition. */
export function jobsInWindow(
  { caller }: ReadContext,
  { from, to }: { from: number; to: number },
): SQL {
  const inWindow = sql`user_id = ${caller.accountId} and starts_at between ${from} and ${to}`;
  return sql`select job_id from calendar_events where ${inWindow}
    union select job_id from round_entries where ${inWindow}`;
}

const defaultWindowMs = 30 * dayMs;

/**
 * A page of the caller's calendar events and rounds of interviews that start in a window, the earliest
 * first.
 */
export async function listCalendarEvents(
  context: ReadContext,
  query: CalendarQuery,
): Promise<CalendarPage> {
  const { db, caller, now } = context;
  const { limit, cursor } = query;
  // The cursor depends on the query and not on the resolved window, whose default bounds depend on
  // the time of the request.
  const list = ["calendar", query.from, query.to];
  const position = readPosition(list, cursor, "earliest first");
  const from = query.from ?? now;
  const to = query.to ?? from + defaultWindowMs;
  requireOrdered(query.from, to);
  const matches = and(
    eq(calendarEvents.userId, caller.accountId),
    gte(calendarEvents.startsAt, from),
    lte(calendarEvents.startsAt, to),
  );
  const isRound = startsWithin({ from, to });
  const [rows, [counted], rounds, [countedRounds]] = await db.batch([
    db
      .select()
      .from(calendarEvents)
      .where(
        and(
          matches,
          rowsAfter(position, calendarEvents.startsAt, calendarEvents.id, "earliest first"),
        ),
      )
      .orderBy(asc(calendarEvents.startsAt), asc(calendarEvents.id))
      .limit(limit + 1),
    db.select({ total: count() }).from(calendarEvents).where(matches),
    selectRounds(context)
      .where(
        whereRounds(
          context,
          and(
            isRound,
            rowsAfter(position, roundEntries.startsAt, roundEntries.id, "earliest first"),
          ),
        ),
      )
      .orderBy(asc(roundEntries.startsAt), asc(roundEntries.id))
      .limit(limit + 1),
    db.select({ total: count() }).from(roundEntries).where(whereRounds(context, isRound)),
  ]);
  const events = [...rows.map(toCalendarEvent), ...rounds.map(toRoundEvent)].sort(compareStart);
  const { page, nextCursor } = slicePage(list, events, limit, ({ startsAt, id }) => ({
    at: Date.parse(startsAt),
    id,
  }));
  const total = (counted?.total ?? 0) + (countedRounds?.total ?? 0);
  return { events: page, total, nextCursor };
}
