import { and, eq, isNotNull } from "drizzle-orm";
import { jobs } from "#schema/pipeline.ts";
import { isIn } from "#shared/db/conditions.ts";
import { listSpellings } from "#shared/reading/postings/clean-link.ts";
import { companyKey } from "../records/company-key.ts";
import type { FileContext } from "./file-record.ts";

/** The fields by which a job is recognized. */
interface RecognizedJob {
  company: string;
  title: string;
  url?: string | null | undefined;
}

/** Companies and links of one query. */
const perQuery = 1_000;
/** Jobs of one query, which the database sends at once. */
const maxCompared = 10_000;

/**
 * The jobs that the account has already, by the same link, or by the same company and title: in the
 * order of the jobs asked for, null where there is none.
 */
export async function findKnownJobs(
  context: FileContext,
  wanted: readonly RecognizedJob[],
): Promise<(string | null)[]> {
  const byName = new Map<string, string>();
  const companies = [...new Set(wanted.map(({ company }) => companyKey(company)))];
  for (const keys of chunksOf(companies)) {
    for (const { id, key, title } of await ofCompanies(context, keys)) {
      byName.set(nameKey(key, title), id);
    }
  }
  const byLink = new Map<string, string>();
  const links = [...new Set(wanted.flatMap(({ url }) => listSpellings(url ?? null)))];
  for (const some of chunksOf(links)) {
    for (const { id, url } of await withLinks(context, some)) if (url) byLink.set(url, id);
  }
  return wanted.map(({ company, title, url }) => {
    const linked = listSpellings(url ?? null).find((link) => byLink.has(link));
    const id = linked === undefined ? undefined : byLink.get(linked);
    return id ?? byName.get(nameKey(companyKey(company), title)) ?? null;
  });
}

function ofCompanies({ db, caller }: FileContext, keys: readonly string[]) {
  return db
    .select({ id: jobs.id, key: jobs.companyKey, title: jobs.title })
    .from(jobs)
    .where(and(eq(jobs.userId, caller.accountId), isIn(jobs.companyKey, keys)))
    .limit(maxCompared);
}

function withLinks({ db, caller }: FileContext, links: readonly string[]) {
  return db
    .select({ id: jobs.id, url: jobs.url })
    .from(jobs)
    .where(and(eq(jobs.userId, caller.accountId), isNotNull(jobs.url), isIn(jobs.url, links)))
    .limit(maxCompared);
}

function nameKey(company: string, title: string): string {
  return JSON.stringify([company, companyKey(title)]);
}

function* chunksOf<T>(list: readonly T[]): Generator<T[]> {
  for (let from = 0; from < list.length; from += perQuery) yield list.slice(from, from + perQuery);
}
