import { calendarEvents } from "#schema/pipeline.ts";
import { notFound } from "#shared/contract/not-found.ts";
import type { ReadContext } from "../records/context.ts";
import type { CalendarEvent } from "./calendar.response.ts";
import { toCalendarEvent, whereEvent } from "./calendar-record.ts";
import { findRound, toRoundEvent } from "./round-record.ts";

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
