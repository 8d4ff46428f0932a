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
  const changes = differing<Omit<JobRow, "contactIds">, Partial<JobRow>>(
    row,
    fields as Partial<JobRow>,
  );
  const next: JobRow = {
    ...row,
    ...changes,
    contactIds: [...(contactIds ?? row.contactIds)].sort(),
  };
  refuseInvertedRange(next);

  const add = next.contactIds.filter((contact) => !row.contactIds.includes(contact));
  const remove = row.contactIds.filter((contact) => !next.contactIds.includes(contact));
  if (Object.keys(changes).length === 0 && add.length + remove.length === 0) {
    return { job: toJob(row), version: row.version };
  }
  await requireContacts(context, add, "contactIds");
  next.companyKey = companyKey(next.company);
  next.updatedAt = now;
  next.version = row.version + 1;
  const job = toJob(next);
  const { userId: _, id: __, contactIds: ___, ...stored } = next;
  const updated = await db
    .update(jobs)
    .set(stored)
    .where(and(whereJob(context, id), eq(jobs.version, row.version)));
  if (updated.rowsAffected !== 1)
    throw new Error("a job changed inside the transaction that holds it");
  const link = (contactId: string) => ({ jobId: id, contactId });
  await changeLinks(context, { add: add.map(link), remove: remove.map(link), near: "job" });
  await recordEvents(context, ["job.updated"], job);
  return { job, version: next.version };
}

function refuseInvertedRange({ salaryMin, salaryMax }: JobRow): void {
  if (salaryMin === null || salaryMax === null || salaryMin <= salaryMax) return;
  throw new ApiError("parameter_missing", {
    message: `salaryMax: is not valid. Allowed: ${salaryRangeRule} (${salaryMin}).`,
    param: "salaryMax",
    clarification: "Which salary range is meant?",
  });
}
