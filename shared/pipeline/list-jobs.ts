import { and, count, desc, eq, inArray, type SQL, sql } from "drizzle-orm";
import { jobs } from "../../schema/pipeline.ts";
import type { JobsPage, JobsQuery } from "../contracts/pipeline/job.ts";
import { companyKey } from "./company-key.ts";
import type { ReadContext } from "./context.ts";
import { type JobRow, jobColumns, toJob } from "./job-record.ts";
import { behind, cutPage, readPlace } from "./paging.ts";
import type { Status } from "./status.ts";
import { countJobs } from "./tallies.ts";
import { containing } from "./text-search.ts";

/** A page of the caller's jobs, the newest first. */
export async function listJobs(context: ReadContext, query: JobsQuery): Promise<JobsPage> {
  const { status, company, q, limit, cursor } = query;
  const list = ["jobs", status, company, q];
  const place = readPlace(list, cursor);
  const after = behind(place, jobs.createdAt, jobs.id, "newest first");

  const { rows, total } =
    company === undefined && q === undefined
      ? await byStatus(context, status, after, limit + 1)
      : await byText(context, query, after);
  const { page, nextCursor } = cutPage(list, rows, limit, ({ createdAt, id }) => ({
    at: createdAt,
    id,
  }));
  return { jobs: page.map(toJob), total, nextCursor };
}

interface Found {
  rows: JobRow[];
  total: number;
}

const newestFirst = [desc(jobs.createdAt), desc(jobs.id)] as const;

/** A query for each status, so that each reads its page off the index. */
async function byStatus(
  { db, caller }: ReadContext,
  statuses: readonly Status[] | undefined,
  after: SQL | undefined,
  limit: number,
): Promise<Found> {
  const filters = statuses?.map((status) => eq(jobs.status, status)) ?? [undefined];
  const pages = filters.map((filter) =>
    db
      .select(jobColumns)
      .from(jobs)
      .where(and(eq(jobs.userId, caller.accountId), filter, after))
      .orderBy(...newestFirst)
      .limit(limit),
  );
  const [[tally], ...found] = await db.batch([countJobs({ db, caller }, statuses), ...pages]);
  const rows = found.flat().sort(compareNewest);
  return { rows: rows.slice(0, limit), total: tally?.total ?? 0 };
}

function compareNewest(a: JobRow, b: JobRow): number {
  return b.createdAt - a.createdAt || (a.id < b.id ? 1 : -1);
}

async function byText(
  { db, caller }: ReadContext,
  { status, company, q, limit }: JobsQuery,
  after: SQL | undefined,
): Promise<Found> {
  const matches = and(
    eq(jobs.userId, caller.accountId),
    status && inArray(sql`+${jobs.status}`, status),
    company === undefined ? undefined : eq(jobs.companyKey, companyKey(company)),
    q === undefined
      ? undefined
      : containing(q, [jobs.company, jobs.title, jobs.location, jobs.notes]),
  );
  const [rows, [counted]] = await db.batch([
    db
      .select(jobColumns)
      .from(jobs)
      .where(and(matches, after))
      .orderBy(...newestFirst)
      .limit(limit + 1),
    db.select({ total: count() }).from(jobs).where(matches),
  ]);
  return { rows, total: counted?.total ?? 0 };
}
