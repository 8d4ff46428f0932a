import { and, eq } from "drizzle-orm";
import {
  activities,
  calendarEvents,
  jobContacts,
  jobStatusMoves,
  jobs,
} from "../../schema/pipeline.ts";
import type { Deleted } from "../contracts/pipeline/deleted.ts";
import type { VersionCheck } from "../http/if-match.ts";
import type { WriteContext } from "./context.ts";
import { recordEvents } from "./events.ts";
import { findJob, toJob, whereJob } from "./job-record.ts";
import { touchContacts } from "./links.ts";

/**
 * Deletes a job with its history, activities, calendar events and links.
 *
 * @throws ApiError `record_not_found`, `precondition_failed`.
 */
export async function deleteJob(
  context: WriteContext,
  id: string,
  checkVersion: VersionCheck,
): Promise<Deleted> {
  const { db, caller } = context;
  const row = await findJob(context, id);
  checkVersion(row.version);
  const belongings = [jobContacts, activities, calendarEvents, jobStatusMoves];
  await Promise.all([
    ...belongings.map((table) =>
      db.delete(table).where(and(eq(table.userId, caller.accountId), eq(table.jobId, id))),
    ),
    touchContacts(context, row.contactIds),
    recordEvents(context, ["job.deleted"], toJob(row)),
  ]);
  await db.delete(jobs).where(whereJob(context, id));
  return { id, deleted: true };
}
