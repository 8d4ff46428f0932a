import { type CalendarEventType, isReminder } from "#schema/activity-types.ts";
import { calendarEvents } from "#schema/pipeline.ts";
import { notFound } from "#shared/contract/not-found.ts";
import type { Deleted } from "#shared/contract/pipeline-fields.response.ts";
import { instant } from "#shared/core/dates.ts";
import { ApiError } from "#shared/core/errors.ts";
import type { VersionCheck } from "#shared/core/record-version.ts";
import { statement } from "#shared/db/transaction.ts";
import { assertWithinBounds, countBytes } from "../records/bounds.ts";
import type { ReadContext, WriteContext } from "../records/context.ts";
import { requireSubjects } from "../records/links.ts";
import { changedFields, requireAsRead } from "../records/sent-back.ts";
import { assertVersion } from "../records/versioned.ts";
import { type CreateEventBody, explainPeriod, type UpdateEventBody } from "./calendar.request.ts";
import type { CalendarEvent } from "./calendar.response.ts";
import { type EventRow, eventText, toCalendarEvent, whereEvent } from "./calendar-record.ts";
import { findRound, toRoundEvent } from "./round-record.ts";

/**
 * Adds an event to the calendar. No webhook event is emitted: `interview.scheduled` follows
 * from a job's status, and `reminder.due` is sent when a reminder starts.
 *
 * @throws ApiError `record_not_found` if the caller does not have the job or contact,
 * `parameter_missing` if the account is full.
 */
export async function createCalendarEvent(
  context: WriteContext,
  { jobId = null, contactId = null, ...fields }: CreateEventBody,
): Promise<CalendarEvent> {
  const { write, caller, now, newId } = context;
  await requireSubjects(context, { jobId, contactId });
  const row = {
    userId: caller.accountId,
    id: newId("calendarEvent"),
    type: fields.type,
    title: fields.title,
    startsAt: fields.startsAt,
    endsAt: fields.endsAt ?? null,
    timeZone: fields.timeZone,
    location: fields.location ?? null,
    notes: fields.notes ?? null,
    jobId,
    contactId,
    remindAt: remindAt(fields, now),
    origin: null,
    createdAt: now,
    updatedAt: null,
    version: 1,
  };
  write(statement.insert(calendarEvents).values(row));
  assertWithinBounds(context, { entries: 1, text: [row.title, row.location, row.notes] });
  return toCalendarEvent(row);
}

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

/**
 * Deletes a calendar event. No webhook event is emitted.
 *
 * @throws ApiError `record_not_found`, `precondition_failed`.
 */
export async function deleteCalendarEvent(
  context: WriteContext,
  id: string,
  checkVersion: VersionCheck,
): Promise<Deleted> {
  const row = await findEvent(context, id);
  checkVersion(row.version);
  assertVersion(context, "event", row);
  context.write(statement.delete(calendarEvents).where(whereEvent(context, id)));
  return { id, deleted: true };
}

/**
 * The caller's event, to be changed.
 *
 * @throws ApiError `record_not_found`, `parameter_missing` if it is a round of a job.
 */
async function findEvent(context: ReadContext, id: string): Promise<EventRow> {
  const [row] = await context.db.select().from(calendarEvents).where(whereEvent(context, id));
  if (row) return row;
  const round = await findRound(context, id);
  if (round === null) throw notFound("calendar event", id);
  throw new ApiError("parameter_missing", {
    message: `id: ${id} is round ${round.position} of ${round.jobId}, which is changed with its job. Allowed: the id of an event that is none.`,
    param: "id",
    clarification: `Should the job be changed? Send its rounds in PATCH /api/mcp/jobs/${round.jobId}.`,
  });
}

/**
 * When the reminder of a calendar event is due; null for an event that reminds of nothing, and for one that
 * has started already, such as those of an import.
 */
export function remindAt(
  { type, startsAt }: { type: CalendarEventType; startsAt: number },
  now: number,
): number | null {
  return isReminder[type] && startsAt > now ? startsAt : null;
}
