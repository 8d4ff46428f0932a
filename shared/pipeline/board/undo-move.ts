import { and, desc, eq } from "drizzle-orm";
import { type Status, statusEvents } from "#schema/job-statuses.ts";
import { activities, jobStatusMoves, jobs } from "#schema/pipeline.ts";
import { statement } from "#shared/db/transaction.ts";
import { recountSilence } from "../activities/activity-effects.ts";
import { recordEvents } from "../events/events.ts";
import type { Job } from "../jobs/job.response.ts";
import { findJob, type JobRow, toJob, whereJob } from "../jobs/job-record.ts";
import { type AlsoChanged, moveJob } from "../jobs/move-job.ts";
import type { WriteContext } from "../records/context.ts";
import { assertVersion } from "../records/versioned.ts";

/** How long a move can be taken back without a trace: later, the job was in that status for a while. */
const undoMoveMs = 10 * 60_000;

/**
 * Takes back the last move of a job: its history, its activities and the day of its follow-up are as
 * they were. Whoever listens has heard of the move, so this emits `job.status_changed` as a move does.
 * If the job was changed since, or the move is not from this status or too long ago, it is moved instead.
 *
 * @param from the status before the move.
 * @throws ApiError `record_not_found`, `parameter_missing` if it is moved and the account is full.
 */
export async function undoMove(
  context: WriteContext,
  id: string,
  from: Status,
  also: AlsoChanged = {},
): Promise<{ job: Job; version: number }> {
  const { write, caller, now, db } = context;
  const ofJob = and(eq(jobStatusMoves.userId, caller.accountId), eq(jobStatusMoves.jobId, id));
  const [row, [last, before]] = await Promise.all([
    findJob(context, id),
    db.select().from(jobStatusMoves).where(ofJob).orderBy(desc(jobStatusMoves.position)).limit(2),
  ]);
  const isLast =
    last?.previousStatus === from &&
    last.position === row.version &&
    last.changedAt >= now - undoMoveMs;
  if (!isLast || !before) return moveJob(context, id, from, () => {}, also);

  const ofMove = (at: number | null) => (at === last.changedAt ? null : at);
  const change = {
    ...also,
    status: from,
    statusChangedAt: before.changedAt,
    // The move was the first of its kind if the milestone has its instant.
    appliedAt: ofMove(row.appliedAt),
    respondedAt: ofMove(row.respondedAt),
    updatedAt: now,
    version: row.version + 1,
  };
  const next: JobRow = { ...row, ...change };
  const job = toJob(next);
  assertVersion(context, "job", row);
  write(
    statement.update(jobs).set(change).where(whereJob(context, id)),
    statement.delete(jobStatusMoves).where(and(ofJob, eq(jobStatusMoves.position, last.position))),
    statement
      .delete(activities)
      .where(
        and(
          eq(activities.userId, caller.accountId),
          eq(activities.jobId, id),
          eq(activities.type, "status_change"),
          eq(activities.occurredAt, last.changedAt),
          eq(activities.notes, `${from} → ${row.status}`),
        ),
      ),
  );
  recountSilence(context, id);
  const statusEvent = statusEvents[from];
  recordEvents(
    context,
    statusEvent ? ["job.status_changed", statusEvent] : ["job.status_changed"],
    {
      ...job,
      newStatus: from,
      previousStatus: row.status,
    },
  );
  return { job, version: next.version };
}
