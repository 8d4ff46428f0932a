import { calendarEvents } from "#schema/pipeline.ts";
import { notFound } from "#shared/contract/not-found.ts";
import { ApiError } from "#shared/core/errors.ts";
import type { ReadContext } from "../records/context.ts";
import { type EventRow, whereEvent } from "./calendar-record.ts";
import { findRound } from "./round-record.ts";

/**
 * The caller's event, to be changed.
 *
 * @throws ApiError `record_not_found`, `parameter_missing` if it is a round of a job.
 */
export async function findEvent(context: ReadContext, id: string): Promise<EventRow> {
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
