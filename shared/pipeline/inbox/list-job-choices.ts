import { and, asc, eq, inArray } from "drizzle-orm";
import { openStatuses } from "#schema/job-statuses.ts";
import { jobs } from "#schema/pipeline.ts";
import type { ReadContext } from "../records/context.ts";

export interface JobChoice {
  id: string;
  company: string;
  title: string;
}

const maxChoices = 200;

/** The caller's open jobs, among which a person chooses the one that a mail belongs to. */
export function listJobChoices({ db, caller }: ReadContext): Promise<JobChoice[]> {
  return db
    .select({ id: jobs.id, company: jobs.company, title: jobs.title })
    .from(jobs)
    .where(and(eq(jobs.userId, caller.accountId), inArray(jobs.status, openStatuses)))
    .orderBy(asc(jobs.companyKey), asc(jobs.title), asc(jobs.id))
    .limit(maxChoices);
}
