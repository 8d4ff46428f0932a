/** Writes what a mail changes of the board, and takes it back. */
import type { AppliedChange } from "#schema/inbox.ts";
import { ApiError } from "#shared/core/errors.ts";
import { undoMove } from "../board/undo-move.ts";
import { createJob } from "../jobs/create-job.ts";
import { deleteJob } from "../jobs/delete-job.ts";
import { findJob, isSameRounds } from "../jobs/job-record.ts";
import { moveJob } from "../jobs/move-job.ts";
import { updateJob } from "../jobs/update-job.ts";
import type { WriteContext } from "../records/context.ts";
import type { JobOfMail } from "./mail-record.ts";
import type { PlannedChange } from "./plan-change.ts";

/**
 * Writes a planned change with the events of the verbs that it consists of.
 *
 * @throws ApiError `precondition_failed` if the job was changed since the change was planned,
 * `parameter_missing` if the account is full.
 */
export async function changeBoard(
  context: WriteContext,
  { status, rounds, adds }: PlannedChange,
  job: JobOfMail | null,
): Promise<AppliedChange> {
  if (!job) {
    if (!adds || status === null) throw new Error("a change without a job adds one");
    const body = { ...adds, status, rounds: rounds ?? [], source: "mail" };
    const { id } = await createJob(context, body);
    return { jobId: id, isNew: true, status: null, rounds: null };
  }
  const checkVersion = requireVersion(job.version);
  if (status !== null) {
    await moveJob(context, job.id, status, checkVersion, rounds === null ? {} : { rounds });
  } else if (rounds !== null) {
    await updateJob(context, job.id, { rounds }, checkVersion);
  }
  return {
    jobId: job.id,
    isNew: false,
    status: status && { from: job.status, to: status },
    rounds: rounds && { from: job.rounds ?? [], to: rounds },
  };
}

/**
 * Takes a change back, as far as the job still is as it made it: what a person has changed since stays.
 *
 * @throws ApiError `precondition_failed` if a job that it added was changed since.
 */
export async function restoreBoard(context: WriteContext, change: AppliedChange): Promise<void> {
  const { jobId, isNew, status, rounds } = change;
  if (isNew) {
    await deleteJob(context, jobId, requireVersion(1));
    return;
  }
  const job = await findJob(context, jobId);
  const restores = rounds !== null && isSameRounds(job.rounds, rounds.to);
  const from = restores ? rounds.from : null;
  if (status !== null && job.status === status.to) {
    const also = from === null ? {} : { rounds: from.length === 0 ? null : from };
    await undoMove(context, jobId, status.from, also);
  } else if (from !== null) {
    await updateJob(context, jobId, { rounds: from }, () => {});
  }
}

function requireVersion(expected: number): (version: number) => void {
  return (version) => {
    if (version === expected) return;
    throw new ApiError("precondition_failed", {
      message: "The job was changed since. Look at it, and decide again.",
      param: "id",
      clarification: "Should the change be made by hand instead?",
    });
  };
}
