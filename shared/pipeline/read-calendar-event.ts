import type { CalendarEvent } from "../contracts/responses/pipeline/calendar.ts";
import { findEvent, toCalendarEvent } from "./calendar-record.ts";
import type { ReadContext } from "./context.ts";

/**
 * Reads a calendar event and its version.
 *
 * @throws ApiError `record_not_found`.
 */
export async function readCalendarEvent(
  context: ReadContext,
  id: string,
): Promise<{ event: CalendarEvent; version: number }> {
  const row = await findEvent(context, id);
  return { event: toCalendarEvent(row), version: row.version };
}
