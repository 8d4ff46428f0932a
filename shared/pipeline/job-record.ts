import { and, eq, getTableColumns, sql } from "drizzle-orm";
import { jobs } from "../../schema/pipeline.ts";
import { notFound } from "../accounts/not-found.ts";
import type { Job } from "../contracts/responses/pipeline/job.ts";
import { instant, instantOrNull } from "../core/instant.ts";
import type { ReadContext } from "./context.ts";

/** The columns of a job, including the ids of its contacts. */
export const jobColumns = {
  ...getTableColumns(jobs),
  contactIds: sql<string[]>`(
    select json_group_array(link.contact_id) from job_contacts link
    where link.user_id = jobs.user_id and link.job_id = jobs.id
  )`.mapWith((text: string) => (JSON.parse(text) as string[]).sort()),
};

export type JobRow = typeof jobs.$inferSelect & { contactIds: string[] };

/** The condition for the caller's job with this id. */
export function whereJob({ caller }: Pick<ReadContext, "caller">, id: string) {
  return and(eq(jobs.userId, caller.accountId), eq(jobs.id, id));
}

/** A query for the caller's job with this id. */
export function selectJob(context: ReadContext, id: string) {
  return context.db.select(jobColumns).from(jobs).where(whereJob(context, id));
}

/** @throws ApiError `record_not_found`. */
export async function findJob(context: ReadContext, id: string): Promise<JobRow> {
  const [row] = await selectJob(context, id);
  if (!row) throw notFound("job", id);
  return row;
}

/** A job as the API returns it. */
export function toJob(row: JobRow): Job {
  return {
    id: row.id,
    company: row.company,
    title: row.title,
    role: row.title,
    url: row.url,
    status: row.status,
    location: row.location,
    salaryMin: row.salaryMin,
    salaryMax: row.salaryMax,
    currency: row.currency,
    notes: row.notes,
    source: row.source,
    roleSlug: row.roleSlug,
    citySlug: row.citySlug,
    contactIds: row.contactIds,
    statusChangedAt: instant(row.statusChangedAt),
    appliedAt: instantOrNull(row.appliedAt),
    createdAt: instant(row.createdAt),
    updatedAt: instant(row.updatedAt),
  };
}
