import { calendarEvents } from "#schema/pipeline.ts";
import { instant } from "#shared/core/dates.ts";
import { ApiError } from "#shared/core/errors.ts";
import type { VersionCheck } from "#shared/core/record-version.ts";
import { statement } from "#shared/db/transaction.ts";
import { assertWithinBounds, countBytes } from "../records/bounds.ts";
import type { WriteContext } from "../records/context.ts";
import { requireSubjects } from "../records/links.ts";
import { changedFields, requireAsRead } from "../records/sent-back.ts";
import { assertVersion } from "../records/versioned.ts";
import { explainPeriod, type UpdateEventBody } from "./calendar.request.ts";
import type { CalendarEvent } from "./calendar.response.ts";
import { type EventRow, eventText, toCalendarEvent, whereEvent } from "./calendar-record.ts";
import { findEvent } from "./find-event.ts";
import { remindAt } from "./remind-at.ts";
import { findRound, toRoundEvent } from "./round-record.ts";

/**
 * Updates a calendar event. No webhook event is emitted. If nothing differs, nothing is written.
 *
 * @throws ApiError `record_not_found`, also for a job or contact that the caller does not have,
 * `precondition_failed`, `parameter_missing` if it would end before it starts or the account is full.
 */
export async function updateCalendarEvent(
  context: WriteContext,
  id: string,
  { updatedAt: _, round: _round, ...body }: UpdateEventBody,
  checkVersion: VersionCheck,
): Promise<{ event: CalendarEvent; version: number }> {
  const { write, now } = context;
  const round = await findRound(context, id);
  if (round && repeats(toRoundEvent(round), body)) {
    checkVersion(round.version);
    return { event: toRoundEvent(round), version: round.version };
  }
  const row = await findEvent(context, id);
  checkVersion(row.version);
  requireAsRead(row, body, "/api/mcp/calendar");
  const changes = changedFields<EventRow>(row, body);
  if (Object.keys(changes).length === 0) {
    return { event: toCalendarEvent(row), version: row.version };
  }
  await requireSubjects(context, changes);
  const moved = { ...row, ...changes };
  // Other changes leave a reminder as it is: one that was sent is not sent again.
  const isMoved = moved.startsAt !== row.startsAt || moved.type !== row.type;
  const reminder = isMoved ? remindAt(moved, now) : row.remindAt;
  const next = { ...moved, remindAt: reminder, updatedAt: now, version: row.version + 1 };
  refuseInvertedPeriod(next);
  const { updatedAt, version } = next;
  assertVersion(context, "event", row);
  write(
    statement
      .update(calendarEvents)
      .set({ ...changes, remindAt: reminder, updatedAt, version })
      .where(whereEvent(context, id)),
  );
  const longer = countBytes(eventText(next)) - countBytes(eventText(row));
  assertWithinBounds(context, { text: Math.max(0, longer) });
  return { event: toCalendarEvent(next), version };
}

/** Whether a body has nothing but what the event has. */
function repeats(event: CalendarEvent, body: object): boolean {
  const current: Readonly<Record<string, unknown>> = { ...event };
  return Object.entries(body).every(([name, value]) => {
    const text = typeof value === "number" ? instant(value) : value;
    return value === undefined || text === current[name];
  });
}

function refuseInvertedPeriod({ startsAt, endsAt }: EventRow): void {
  if (endsAt === null || startsAt <= endsAt) return;
  const { problem, allowed } = explainPeriod(startsAt, endsAt);
  throw new ApiError("parameter_missing", {
    message: `endsAt: ${problem}. Allowed: ${allowed}.`,
    param: "endsAt",
    clarification: "When does the event start and end?",
  });
}
