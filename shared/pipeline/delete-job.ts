import { and, eq } from "drizzle-orm";
import {
  activities,
  calendarEvents,
  heldDeletes,
  jobContacts,
  jobStatusMoves,
  jobs,
} from "../../schema/pipeline.ts";
import type { Deleted } from "../contracts/responses/pipeline/deleted.ts";
import type { VersionCheck } from "../core/version-check.ts";
import { statement } from "../db/transaction.ts";
import type { WriteContext } from "./context.ts";
import { recordEvents } from "./events.ts";
import { findJob, toJob, whereJob } from "./job-record.ts";
import { assertVersion, bumpVersions } from "./versioned.ts";

/**
 * Deletes a job with its history, activities, calendar events and links, and emits
 * `job.deleted`.
 *
 * @throws ApiError `record_not_found`, `precondition_failed`.
 */
export async function deleteJob(
  context: WriteContext,
  id: string,
  checkVersion: VersionCheck,
): Promise<Deleted> {
  const { write, caller } = context;
  const row = await findJob(context, id);
  checkVersion(row.version);
  assertVersion(context, "job", row);
  const belongings = [jobContacts, activities, calendarEvents, jobStatusMoves, heldDeletes];
  for (const table of belongings) {
    const ofJob = and(eq(table.userId, caller.accountId), eq(table.jobId, id));
    write(statement.delete(table).where(ofJob));
  }
  write(statement.delete(jobs).where(whereJob(context, id)));
  bumpVersions(context, "contact", row.contactIds);
  recordEvents(context, ["job.deleted"], toJob(row));
  return { id, deleted: true };
}
