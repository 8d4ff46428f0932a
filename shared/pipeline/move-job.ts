import { and, eq } from "drizzle-orm";
import { jobStatusMoves, jobs } from "../../schema/pipeline.ts";
import type { Job } from "../contracts/pipeline/job.ts";
import type { VersionCheck } from "../http/if-match.ts";
import type { WriteContext } from "./context.ts";
import { type EventType, recordEvents } from "./events.ts";
import { findJob, type JobRow, toJob, whereJob } from "./job-record.ts";
import { reach, type Status } from "./status.ts";

/** Statuses whose arrival has an event of its own. */
const arrivals: Partial<Record<Status, EventType>> = {
  interviewing: "interview.scheduled",
  offer: "offer.received",
};

/**
 * Moves a job to a status and keeps the move in its history. A move to the
 * status it has changes nothing and tells nothing.
 *
 * @throws ApiError `record_not_found`, `precondition_failed`.
 */
export async function moveJob(
  context: WriteContext,
  id: string,
  status: Status,
  checkVersion: VersionCheck,
): Promise<{ job: Job; version: number }> {
  const { db, caller, now } = context;
  const row = await findJob(context, id);
  checkVersion(row.version);
  if (row.status === status) return { job: toJob(row), version: row.version };

  const change = {
    status,
    statusChangedAt: now,
    ...reach(row, status, now),
    quietSince: Math.max(row.quietSince, now),
    updatedAt: now,
    version: row.version + 1,
  };
  const next: JobRow = { ...row, ...change };
  const job = toJob(next);
  const arrival = arrivals[status];
  const [updated] = await Promise.all([
    db
      .update(jobs)
      .set(change)
      .where(and(whereJob(context, id), eq(jobs.version, row.version))),
    db.insert(jobStatusMoves).values({
      userId: caller.accountId,
      jobId: id,
      position: next.version,
      status,
      previousStatus: row.status,
      changedAt: now,
    }),
    recordEvents(context, ["job.status_changed", ...(arrival ? [arrival] : [])], {
      ...job,
      newStatus: status,
      previousStatus: row.status,
    }),
  ]);
  if (updated.rowsAffected !== 1) throw new Error(`job ${id} changed within its transaction`);
  return { job, version: next.version };
}
