import { jobStatusMoves, jobs, type StoredPosting } from "#schema/pipeline.ts";
import { statement } from "#shared/db/transaction.ts";
import { matchJob } from "../catalog-match/match-job.ts";
import { requireCatalogSlugs } from "../catalog-match/require-catalog-slugs.ts";
import { recordEvents } from "../events/events.ts";
import { assertWithinBounds } from "../records/bounds.ts";
import { companyKey } from "../records/company-key.ts";
import type { WriteContext } from "../records/context.ts";
import { changeLinks, requireOwn } from "../records/links.ts";
import { jobTextColumns } from "../records/text-columns.ts";
import { indexWords } from "../word-search/index-words.ts";
import { firstMove, hasOwnRow } from "./first-status.ts";
import type { CreateJobBody } from "./job.request.ts";
import type { Job } from "./job.response.ts";
import { type JobRow, jobText, storeRounds, toJob } from "./job-record.ts";
import { advanceMilestones } from "./status.ts";

/**
 * Adds a job and matches it to a role and city of the salary catalog, unless the caller
 * gives them. Emits only `job.created`, whatever the job's status.
 *
 * @param posting the posting that it is added from, if it has been read.
 * @throws ApiError `record_not_found` if the caller does not have one of the contacts,
 * `parameter_missing` if the catalog does not have the role or city, or the account is full.
 */
export async function createJob(
  context: WriteContext,
  { contactIds = [], rounds = [], ...body }: CreateJobBody,
  posting: StoredPosting | null = null,
): Promise<Job> {
  const { write, caller, now, newId } = context;
  const fields = await requireCatalogSlugs(context, body);
  await requireOwn(context, { record: "contact", field: "contactIds", ids: contactIds });
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
    salaryPeriod: fields.salaryPeriod ?? "annual",
    currency: fields.currency ?? "USD",
    notes: fields.notes ?? null,
    source: fields.source ?? null,
    ...(await matchJob(context, {
      title: fields.title,
      location: fields.location ?? null,
      roleSlug: fields.roleSlug ?? null,
      citySlug: fields.citySlug ?? null,
      roleGiven: fields.roleSlug !== undefined,
      cityGiven: fields.citySlug !== undefined,
    })),
    rounds: storeRounds(rounds),
    origin: null,
    statusChangedAt: now,
    ...advanceMilestones({ appliedAt: null, respondedAt: null }, fields.status, now),
    quietSince: now,
    createdAt: now,
    updatedAt: now,
    version: 1,
    contactIds: [...contactIds].sort(),
  };
  const job = toJob(row);
  const { contactIds: links, ...stored } = row;
  write(
    statement.insert(jobs).values({ ...stored, posting }),
    ...(hasOwnRow(row.status) ? [statement.insert(jobStatusMoves).values(firstMove(row))] : []),
    ...indexWords(userId, "job", jobTextColumns, [row]),
  );
  changeLinks(context, { record: "job", id: row.id }, { add: links, remove: [] });
  assertWithinBounds(context, { jobs: 1, links: links.length, text: jobText({ ...row, posting }) });
  recordEvents(context, ["job.created"], job);
  return job;
}
