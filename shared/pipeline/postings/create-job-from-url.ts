import { and, eq, inArray, isNotNull } from "drizzle-orm";
import { jobs, type StoredPosting } from "#schema/pipeline.ts";
import { ApiError } from "#shared/core/errors.ts";
import { cleanLink, listSpellings } from "#shared/reading/postings/clean-link.ts";
import { toStored } from "#shared/reading/postings/posting.ts";
import { type FetchPage, readPosting } from "#shared/reading/postings/read-posting.ts";
import { placeAbroad } from "../imports/place-abroad.ts";
import { createJob } from "../jobs/create-job.ts";
import type { CreateJobBody } from "../jobs/job.request.ts";
import type { JobFromUrl } from "../jobs/job.response.ts";
import { toPosting } from "../jobs/job-record.ts";
import type { JobFromUrlBody } from "../jobs/posting.request.ts";
import { companyKey } from "../records/company-key.ts";
import type { ReadContext, WriteContext } from "../records/context.ts";

/** The context of the verb, which reads a page on the public Internet. */
export interface PostingContext extends WriteContext {
  fetchPage: FetchPage;
}

/**
 * Adds the job of a posting by its link, with the description and pay as they are now, and emits
 * `job.created`. Company and title of the caller replace those of the posting.
 *
 * @throws ApiError `job_exists` for a link, or a company and title, that the account has already,
 * `parameter_missing` if the page has no posting, `dependency_unavailable` if it does not respond.
 */
export async function createJobFromUrl(
  context: PostingContext,
  { url, allowDuplicate = false, status, ...given }: JobFromUrlBody,
): Promise<JobFromUrl> {
  const link = cleanLink(url);
  if (!allowDuplicate) refuse(await findByLink(context, listSpellings(url)));
  const found = await readPosting(context.fetchPage, link, context.now);
  const { posting, currency, salaryMin, salaryMax, salaryPeriod } = found;
  const pay = { salaryMin, salaryMax, salaryPeriod };
  const company = given.company ?? posting.company;
  const title = given.title ?? posting.title;
  if (!allowDuplicate) {
    refuse(await findByLink(context, listSpellings(posting.url)));
    refuse(await findByName(context, company, title));
  }
  const fields = {
    ...{ company, title, status },
    url: posting.url,
    location: posting.location,
    source:
      given.source ?? (posting.source === "page" ? link.hostname.slice(0, 200) : posting.source),
    ...(given.notes === undefined ? {} : { notes: given.notes }),
    ...inCurrency(pay, currency, posting.location),
  };
  const job = await createJob(context, fields, posting);
  return { ...job, posting: toPosting(posting) };
}

/**
 * Pay without a currency is in U.S. dollars, but of a job abroad nobody knows: then it is kept in the words of
 * the posting alone.
 */
function inCurrency<Pay extends object>(
  pay: Pay,
  currency: string | null,
  location: string | null,
): Partial<Pay> & { currency?: string } {
  if (currency !== null) return { ...pay, currency };
  const abroad = placeAbroad(location ?? undefined);
  return abroad === null || abroad.isDoubtful ? pay : {};
}

interface Known {
  id: string;
  company: string;
  title: string;
}

async function findByLink({ db, caller }: ReadContext, links: string[]): Promise<Known | null> {
  const [known] = await db
    .select({ id: jobs.id, company: jobs.company, title: jobs.title })
    .from(jobs)
    .where(and(eq(jobs.userId, caller.accountId), isNotNull(jobs.url), inArray(jobs.url, links)))
    .limit(1);
  return known ?? null;
}

/** Jobs of one company that are compared by their titles. */
const maxCompared = 500;

async function findByName(
  { db, caller }: ReadContext,
  company: string,
  title: string,
): Promise<Known | null> {
  const known = await db
    .select({ id: jobs.id, company: jobs.company, title: jobs.title })
    .from(jobs)
    .where(and(eq(jobs.userId, caller.accountId), eq(jobs.companyKey, companyKey(company))))
    .limit(maxCompared);
  return known.find((job) => companyKey(job.title) === companyKey(title)) ?? null;
}

function refuse(known: Known | null): void {
  if (!known) return;
  const { id, company, title } = known;
  const message = `You have this one already: ${id}, ${title} at ${company}.`;
  throw new ApiError("job_exists", {
    message: `${message} Send "allowDuplicate": true to add it again.`,
    param: "url",
    fields: [{ field: "url", message }],
    clarification: "Should it be added again?",
  });
}

/** The text of a posting that a person has reviewed, as its job keeps it; null without a text or a link. */
export function keepPosting(
  { url, title, company, location = null }: CreateJobBody,
  text: string,
  now: number,
): StoredPosting | null {
  if (!url || text.trim() === "") return null;
  const read = { title, company, location, url, description: text };
  return toStored({ ...read, source: "pasted", pay: null, postedAt: null }, url, now);
}
