import { jobContacts, jobStatusMoves, jobs } from "../../schema/pipeline.ts";
import type { CreateJobBody, Job } from "../contracts/pipeline/job.ts";
import { companyKey } from "./company-key.ts";
import type { WriteContext } from "./context.ts";
import { recordEvents } from "./events.ts";
import { type JobRow, toJob } from "./job-record.ts";
import { requireContacts, touchContacts } from "./links.ts";
import { reach } from "./status.ts";

/**
 * Adds a job. Tells of `job.created` alone, whatever its status.
 *
 * @throws ApiError `record_not_found` for a contact that is not the caller's.
 */
export async function createJob(
  context: WriteContext,
  { contactIds = [], ...fields }: CreateJobBody,
): Promise<Job> {
  const { db, caller, now, newId } = context;
  await requireContacts(context, contactIds, "contactIds");
  const userId = caller.accountId;
  const row: JobRow = {
    userId,
    id: newId("job"),
    company: fields.company,
    companyKey: companyKey(fields.company),
    title: fields.title,
    url: fields.url ?? null,
    status: fields.status,
    location: fields.location ?? null,
    salaryMin: fields.salaryMin ?? null,
    salaryMax: fields.salaryMax ?? null,
    currency: fields.currency ?? "USD",
    notes: fields.notes ?? null,
    source: fields.source ?? null,
    roleSlug: fields.roleSlug ?? null,
    citySlug: fields.citySlug ?? null,
    statusChangedAt: now,
    ...reach({ appliedAt: null, respondedAt: null }, fields.status, now),
    quietSince: now,
    createdAt: now,
    updatedAt: now,
    version: 1,
    contactIds: [...contactIds].sort(),
  };
  const job = toJob(row);
  const { contactIds: links, ...stored } = row;
  await db.insert(jobs).values(stored);
  // Sent together, in this order.
  await Promise.all([
    db.insert(jobStatusMoves).values({
      userId,
      jobId: row.id,
      position: row.version,
      status: row.status,
      previousStatus: null,
      changedAt: now,
    }),
    ...(links.length > 0
      ? [
          db
            .insert(jobContacts)
            .values(links.map((contactId) => ({ userId, jobId: row.id, contactId }))),
        ]
      : []),
    touchContacts(context, links),
    recordEvents(context, ["job.created"], job),
  ]);
  return job;
}
