import { and, eq, type SQL } from "drizzle-orm";
import { documents } from "#schema/documents.ts";
import {
  activities,
  calendarEvents,
  heldDeletes,
  jobContacts,
  jobStatusMoves,
  jobs,
} from "#schema/pipeline.ts";
import type { Deleted } from "#shared/contract/pipeline-fields.response.ts";
import type { VersionCheck } from "#shared/core/record-version.ts";
import { statement } from "#shared/db/transaction.ts";
import { recordEvents } from "../events/events.ts";
import type { WriteContext } from "../records/context.ts";
import { detachInParts } from "../records/detach-in-parts.ts";
import { assertVersion, bumpVersions } from "../records/versioned.ts";
import { findJob, toJob, whereJob } from "./job-record.ts";

/**
 * Deletes a job with its history, activities, calendar events, documents and links, and emits
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
  const belongings = [
    { table: activities, id: activities.id },
    { table: calendarEvents, id: calendarEvents.id },
    { table: documents, id: documents.id },
    { table: jobStatusMoves, id: jobStatusMoves.position },
  ].map(({ table, id: column }) => {
    const where = and(eq(table.userId, caller.accountId), eq(table.jobId, id));
    return {
      ...{ table, where, id: column },
      detach: (some?: SQL) => statement.delete(table).where(and(where, some)),
    };
  });
  detachInParts(context, "job", row, belongings);
  const links = and(eq(jobContacts.userId, caller.accountId), eq(jobContacts.jobId, id));
  write(...belongings.map(({ detach }) => detach()), statement.delete(jobContacts).where(links));
  const held = and(eq(heldDeletes.userId, caller.accountId), eq(heldDeletes.jobId, id));
  write(statement.delete(heldDeletes).where(held));
  write(statement.delete(jobs).where(whereJob(context, id)));
  bumpVersions(context, "contact", row.contactIds);
  recordEvents(context, ["job.deleted"], toJob(row));
  return { id, deleted: true };
}
