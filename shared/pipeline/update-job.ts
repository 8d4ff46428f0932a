import { and, eq } from "drizzle-orm";
import { jobs } from "../../schema/pipeline.ts";
import { type Job, salaryRangeRule, type UpdateJobBody } from "../contracts/pipeline/job.ts";
import { ApiError } from "../http/errors.ts";
import type { VersionCheck } from "../http/if-match.ts";
import { companyKey } from "./company-key.ts";
import type { WriteContext } from "./context.ts";
import { differing } from "./differ.ts";
import { recordEvents } from "./events.ts";
import { findJob, type JobRow, toJob, whereJob } from "./job-record.ts";
import { changeLinks, requireContacts } from "./links.ts";

/**
 * Changes what is said of a job; its status is moved, not changed here. Where
 * nothing differs, nothing is written and nothing told.
 *
 * @throws ApiError `record_not_found`, `precondition_failed`, `parameter_missing`
 * for a salary range that would end before it starts.
 */
export async function updateJob(
  context: WriteContext,
  id: string,
  { contactIds, status: _refused, ...fields }: UpdateJobBody,
  checkVersion: VersionCheck,
): Promise<{ job: Job; version: number }> {
  const { db, now } = context;
  const row = await findJob(context, id);
  checkVersion(row.version);
  const changes = differing<JobRow>(row, fields);
  const linked = [...(contactIds ?? row.contactIds)].sort();
  refuseInvertedRange({ ...row, ...changes });

  const add = linked.filter((contact) => !row.contactIds.includes(contact));
  const remove = row.contactIds.filter((contact) => !linked.includes(contact));
  if (Object.keys(changes).length === 0 && add.length + remove.length === 0) {
    return { job: toJob(row), version: row.version };
  }
  await requireContacts(context, add, "contactIds");
  const change = {
    ...changes,
    companyKey: companyKey(changes.company ?? row.company),
    updatedAt: now,
    version: row.version + 1,
  };
  const job = toJob({ ...row, ...change, contactIds: linked });
  const updated = await db
    .update(jobs)
    .set(change)
    .where(and(whereJob(context, id), eq(jobs.version, row.version)));
  if (updated.rowsAffected !== 1) throw new Error(`job ${id} changed within its transaction`);
  const link = (contactId: string) => ({ jobId: id, contactId });
  await Promise.all([
    changeLinks(context, { add: add.map(link), remove: remove.map(link), near: "job" }),
    recordEvents(context, ["job.updated"], job),
  ]);
  return { job, version: change.version };
}

function refuseInvertedRange({ salaryMin, salaryMax }: JobRow): void {
  if (salaryMin === null || salaryMax === null || salaryMin <= salaryMax) return;
  throw new ApiError("parameter_missing", {
    message: `salaryMax: is not valid. Allowed: ${salaryRangeRule} (${salaryMin}).`,
    param: "salaryMax",
    clarification: "Which salary range is meant?",
  });
}
