import { and, count, desc, eq, exists, inArray, type SQL, sql } from "drizzle-orm";
import { jobs, searchEntries } from "../../schema/pipeline.ts";
import {
  compareNewest,
  type Position,
  readPosition,
  rowsAfter,
  slicePage,
} from "../accounts/paging.ts";
import type { JobsQuery } from "../contracts/pipeline/job.ts";
import type { JobsPage } from "../contracts/responses/pipeline/job.ts";
import { companyKey } from "./company-key.ts";
import type { ReadContext } from "./context.ts";
import { type JobRow, jobColumns, toJob } from "./job-record.ts";
import { countByWords, selectByWords } from "./search/find-by-words.ts";
import type { Status } from "./status.ts";
import { countJobs } from "./tallies.ts";

/** A page of the caller's jobs, the newest first. */
export async function listJobs(context: ReadContext, query: JobsQuery): Promise<JobsPage> {
  const { status, company, q, limit, cursor } = query;
  const list = ["jobs", status, company, q];
  const position = readPosition(list, cursor);
  const { rows, total } = await find(context, query, position);
  const { page, nextCursor } = slicePage(list, rows, limit, ({ createdAt, id }) => ({
    at: createdAt,
    id,
  }));
  return { jobs: page.map(toJob), total, nextCursor };
}

function find(
  context: ReadContext,
  query: JobsQuery,
  position: Position | undefined,
): Promise<Found> {
  const { status, company, q, limit } = query;
  if (q !== undefined) return withSearch(context, query, q, position);
  const after = rowsAfter(position, jobs.createdAt, jobs.id, "newest first");
  if (company !== undefined) return byCompany(context, query, company, after);
  return byStatus(context, status, after, limit + 1);
}

interface Found {
  rows: JobRow[];
  total: number;
}

const newestFirst = [desc(jobs.createdAt), desc(jobs.id)] as const;

/** Runs one query per status, so that each reads its page from an index in order. */
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

/**
 * Reads the jobs of one company from its index, in order; `+` keeps the status from choosing
 * another index.
 */
async function byCompany(
  { db, caller }: ReadContext,
  { status, limit }: JobsQuery,
  company: string,
  after: SQL | undefined,
): Promise<Found> {
  const matches = and(
    eq(jobs.userId, caller.accountId),
    eq(jobs.companyKey, companyKey(company)),
    status && inArray(sql`+${jobs.status}`, status),
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

async function withSearch(
  { db, caller }: ReadContext,
  { status, company, limit }: JobsQuery,
  text: string,
  position: Position | undefined,
): Promise<Found> {
  const own = eq(jobs.userId, caller.accountId);
  const extraFilters = and(
    status && inArray(sql`+${jobs.status}`, status),
    company === undefined ? undefined : eq(sql`+${jobs.companyKey}`, companyKey(company)),
  );
  const found = and(own, eq(jobs.id, searchEntries.recordId), extraFilters);
  const search = {
    record: "job",
    text,
    filter: extraFilters && exists(db.select({ id: jobs.id }).from(jobs).where(found)),
  } as const;
  const page = selectByWords({ db, caller }, search, { position, limit: limit + 1 });
  const [rows, [counted]] = await db.batch([
    db
      .select(jobColumns)
      .from(jobs)
      .where(and(own, inArray(jobs.id, page))),
    countByWords({ db, caller }, search),
  ]);
  return { rows: rows.sort(compareNewest), total: counted?.total ?? 0 };
}
