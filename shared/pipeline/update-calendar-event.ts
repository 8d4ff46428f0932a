import { calendarEvents } from "../../schema/pipeline.ts";
import { explainPeriod, type UpdateEventBody } from "../contracts/pipeline/calendar.ts";
import type { CalendarEvent } from "../contracts/responses/pipeline/calendar.ts";
import { ApiError } from "../core/errors.ts";
import type { VersionCheck } from "../core/version-check.ts";
import { statement } from "../db/transaction.ts";
import { assertWithinBounds, bytesOf } from "./bounds.ts";
import {
  type EventRow,
  eventText,
  findEvent,
  toCalendarEvent,
  whereEvent,
} from "./calendar-record.ts";
import { changedFields } from "./changed-fields.ts";
import type { WriteContext } from "./context.ts";
import { requireSubjects } from "./links.ts";
import { assertVersion } from "./versioned.ts";

/**
 * Updates a calendar event. No webhook event is emitted. If nothing differs, nothing is written.
 *
 * @throws ApiError `record_not_found`, also for a job or contact that the caller does not have,
 * `precondition_failed`, `parameter_missing` if it would end before it starts or the account is full.
 */
export async function updateCalendarEvent(
  context: WriteContext,
  id: string,
  body: UpdateEventBody,
  checkVersion: VersionCheck,
): Promise<{ event: CalendarEvent; version: number }> {
  const { write, now } = context;
  const row = await findEvent(context, id);
  checkVersion(row.version);
  const changes = changedFields<EventRow>(row, body);
  if (Object.keys(changes).length === 0) {
    return { event: toCalendarEvent(row), version: row.version };
  }
  await requireSubjects(context, changes);
  const next = { ...row, ...changes, updatedAt: now, version: row.version + 1 };
  refuseInvertedPeriod(next);
  const { updatedAt, version } = next;
  assertVersion(context, "event", row);
  write(
    statement
      .update(calendarEvents)
      .set({ ...changes, updatedAt, version })
      .where(whereEvent(context, id)),
  );
  const longer = bytesOf(eventText(next)) - bytesOf(eventText(row));
  assertWithinBounds(context, { text: Math.max(0, longer) });
  return { event: toCalendarEvent(next), version };
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
