import { and, asc, desc, eq, getTableColumns, gte, lt, sql } from "drizzle-orm";
import { calendarEvents } from "../../../schema/pipeline.ts";
import type { CalendarEvent } from "../../contracts/responses/pipeline/calendar.ts";
import { dayMs } from "../../core/days.ts";
import { isIn } from "../../db/is-in.ts";
import { toCalendarEvent } from "../calendar-record.ts";
import type { ReadContext } from "../context.ts";

const pastMs = 90 * dayMs;
export const maxFeedEvents = 2_000;
/** UTF-8 bytes of text in a feed; calendar programs refuse much larger ones. */
export const maxFeedBytes = 4_000_000;
/** Bytes of text per query, well below what the database sends at once. */
const maxQueryBytes = 2_000_000;

/** An event whose text has not been read. */
interface Found {
  id: string;
  startsAt: number;
  bytes: number;
}

/**
 * The events of a subscribed calendar that start in the last 90 days or later: those nearest to now,
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
  for (const ids of inQueries(chosen)) {
    events.push(...(await readEvents(context, ids)));
  }
  events.sort((a, b) => compare(a.startsAt, b.startsAt) || compare(a.id, b.id));
  return { events, isWhole: chosen.length === nearest.length };
}

/** Events in the order of their distance from now; one more than fit in a feed. */
async function findNearest({ db, caller, now }: ReadContext): Promise<Found[]> {
  const { id, startsAt, title, location, notes } = calendarEvents;
  const bytes = sql<number>`octet_length(${title}) + coalesce(octet_length(${location}), 0)
    + coalesce(octet_length(${notes}), 0)`;
  const own = eq(calendarEvents.userId, caller.accountId);
  const found = await db.batch([
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
  ]);
  const distance = (event: Found) => Math.abs(event.startsAt - now);
  return found.flat().sort((a, b) => distance(a) - distance(b) || compare(a.id, b.id));
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

function compare(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}
