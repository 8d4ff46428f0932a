import { and, count, eq, exists, inArray, lte, sql } from "drizzle-orm";
import type { Status } from "../../../schema/job-statuses.ts";
import { jobs, searchEntries } from "../../../schema/pipeline.ts";
import { compareNewest, type ListPosition } from "../../accounts/paging.ts";
import { companyKey } from "../records/company-key.ts";
import type { ReadContext } from "../records/context.ts";
import {
  countByWords,
  lastMatches,
  maxRanked,
  selectByWords,
  statedTotal,
  type WordSearch,
} from "../word-search/find-by-words.ts";
import type { JobsQuery } from "./job.request.ts";
import { type ShownJob, shownColumns } from "./job-record.ts";

/** Rows of a page, and one more if there is a next page. */
export interface FoundJobs {
  rows: ShownJob[];
  total: number;
  /** Present if there are more. */
  totalIsLowerBound?: true;
}

type Reader = Pick<ReadContext, "db" | "caller">;

/** A page of the jobs that have the words of a text. */
export async function searchJobs(
  { db, caller }: Reader,
  { status, company, limit }: JobsQuery,
  text: string,
  position: ListPosition | undefined,
): Promise<FoundJobs> {
  const search = searchOf({ db, caller }, { status, company }, text);
  const page = selectByWords({ db, caller }, search, { position, limit: limit + 1 });
  const [rows, [counted]] = await db.batch([
    db
      .select(shownColumns)
      .from(jobs)
      .where(and(eq(jobs.userId, caller.accountId), inArray(jobs.id, page))),
    countByWords({ db, caller }, search),
  ]);
  return { rows: rows.sort(compareNewest), ...statedTotal(counted?.total ?? 0) };
}

/**
 * The first page of a search in each of these statuses, in their order, from one search: as many searches as there
 * are statuses took 440 ms where 25,000 jobs matched.
 */
export async function searchByStatus(
  { db, caller }: Reader,
  {
    statuses,
    company,
    limit,
  }: Pick<JobsQuery, "company" | "limit"> & { statuses: readonly Status[] },
  text: string,
): Promise<FoundJobs[]> {
  const search = searchOf({ db, caller }, { company }, text);
  const matches = lastMatches({ db, caller }, search, maxRanked + 1);
  const isMatch = and(eq(jobs.userId, caller.accountId), eq(jobs.id, matches.recordId));
  const place = sql<number>`row_number() over (
    partition by ${jobs.status} order by ${jobs.createdAt} desc, ${jobs.id} desc
  )`.as("place");
  const placed = db
    .select({ id: jobs.id, place })
    .from(matches)
    .crossJoin(jobs)
    .where(isMatch)
    .as("placed");
  const first = db
    .select({ id: placed.id })
    .from(placed)
    .where(lte(placed.place, limit + 1));
  const [rows, counts] = await db.batch([
    db
      .select(shownColumns)
      .from(jobs)
      .where(and(eq(jobs.userId, caller.accountId), inArray(jobs.id, first))),
    db
      .select({ status: jobs.status, total: count() })
      .from(matches)
      .crossJoin(jobs)
      .where(isMatch)
      .groupBy(jobs.status),
  ]);
  const byStatus = Map.groupBy(rows.sort(compareNewest), ({ status }) => status);
  const isCut = counts.reduce((sum, { total }) => sum + total, 0) > maxRanked;
  return statuses.map((status) => ({
    rows: byStatus.get(status) ?? [],
    total: counts.find((counted) => counted.status === status)?.total ?? 0,
    ...(isCut && { totalIsLowerBound: true as const }),
  }));
}

/** Filters are `exists`, for each match until there are enough; `+` keeps it from using another index. */
function searchOf(
  { db, caller }: Reader,
  { status, company }: Pick<JobsQuery, "status" | "company">,
  text: string,
): WordSearch {
  const filters = and(
    status && inArray(sql`+${jobs.status}`, status),
    company === undefined ? undefined : eq(sql`+${jobs.companyKey}`, companyKey(company)),
  );
  const found = and(
    eq(jobs.userId, caller.accountId),
    eq(jobs.id, searchEntries.recordId),
    filters,
  );
  const filter = filters && exists(db.select({ id: jobs.id }).from(jobs).where(found));
  return { record: "job", text, filter };
}
