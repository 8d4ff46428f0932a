import { sql } from "drizzle-orm";
import { type Status, statusEvents } from "#schema/job-statuses.ts";
import { activities, jobStatusMoves, jobs, type StoredRound } from "#schema/pipeline.ts";
import type { VersionCheck } from "#shared/core/record-version.ts";
import { statement } from "#shared/db/transaction.ts";
import type { PipelineEvent } from "#shared/webhooks/subscriptions/webhook-events.ts";
import { recordEvents } from "../events/events.ts";
import { assertWithinBounds, countBytes } from "../records/bounds.ts";
import type { WriteContext } from "../records/context.ts";
import { assertVersion } from "../records/versioned.ts";
import { keepFirst } from "./first-status.ts";
import type { Job } from "./job.response.ts";
import { findJob, type JobRow, jobText, toJob, whereJob } from "./job-record.ts";
import { advanceMilestones } from "./status.ts";

/**
 * The bytes that one status change, without its activity, counts towards the account's text;
 * `schema/migrations/0000_tables.sql` has the number too.
 */
export const statusChangeBytes = 100;

/** What else a change of the status changes of the job. */
export interface AlsoChanged {
  rounds?: StoredRound[] | null;
}

/**
 * Changes the status of a job, adds the change to its history and to the log of activities, and
 * emits `job.status_changed`. The logged activity has no event of its own. If the job already has
 * the status, nothing is written or emitted.
 *
 * @param also is not written if the status stays.
 * @throws ApiError `record_not_found`, `precondition_failed`, `parameter_missing` if the account is
 * full.
 */
export async function moveJob(
  context: WriteContext,
  id: string,
  status: Status,
  checkVersion: VersionCheck,
  also: AlsoChanged = {},
): Promise<{ job: Job; version: number }> {
  const { write, caller, now, newId } = context;
  const row = await findJob(context, id);
  checkVersion(row.version);
  if (row.status === status) return { job: toJob(row), version: row.version };

  const change = {
    ...also,
    status,
    statusChangedAt: now,
    ...advanceMilestones(row, status, now),
    updatedAt: now,
    version: row.version + 1,
  };
  const next: JobRow = { ...row, ...change };
  const job = toJob(next);
  const statusEvent: PipelineEvent | null = statusEvents[status];
  const move = {
    userId: caller.accountId,
    jobId: id,
    position: next.version,
    status,
    previousStatus: row.status,
    changedAt: now,
  };
  const activity = {
    userId: caller.accountId,
    id: newId("activity"),
    type: "status_change" as const,
    jobId: id,
    contactId: null,
    notes: `${row.status} → ${status}`,
    occurredAt: now,
    origin: null,
    createdAt: now,
    updatedAt: null,
    version: 1,
  };
  // A later activity may have been logged since the row was read: it does not change the version.
  const quietSince = sql`max(${jobs.quietSince}, ${now})`;
  assertVersion(context, "job", row);
  write(
    keepFirst(row),
    statement
      .update(jobs)
      .set({ ...change, quietSince })
      .where(whereJob(context, id)),
    statement.insert(jobStatusMoves).values(move),
    statement.insert(activities).values(activity),
  );
  const longer = countBytes(jobText(next)) - countBytes(jobText(row));
  const text = statusChangeBytes + countBytes([activity.notes]) + Math.max(0, longer);
  assertWithinBounds(context, { entries: 1, text });
  recordEvents(
    context,
    statusEvent ? ["job.status_changed", statusEvent] : ["job.status_changed"],
    {
      ...job,
      newStatus: status,
      previousStatus: row.status,
    },
  );
  return { job, version: next.version };
}
