import { and, eq, exists, inArray, sql } from "drizzle-orm";
import { jobs, searchEntries } from "#schema/pipeline.ts";
import { compareNewest, type ListPosition } from "#shared/contract/paging.ts";
import { companyKey } from "../records/company-key.ts";
import type { ReadContext } from "../records/context.ts";
import {
  countByWords,
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
