import { and, count, desc, eq, exists, inArray, type SQL, sql } from "drizzle-orm";
import { jobs, searchEntries } from "../../schema/pipeline.ts";
import {
  compareNewest,
  type ListKey,
  type Position,
  readPosition,
  rowsAfter,
  slicePage,
} from "../accounts/paging.ts";
import type { JobsQuery } from "../contracts/pipeline/job.ts";
import type { JobsPage } from "../contracts/responses/pipeline/job.ts";
import { fitResponse } from "../db/fit-response.ts";
import { prepare, type Value } from "../db/prepare.ts";
import { statement } from "../db/transaction.ts";
import { companyKey } from "./company-key.ts";
import type { ReadContext } from "./context.ts";
import { type ShownJob, shownColumns, toJob } from "./job-record.ts";
import { countByWords, selectByWords } from "./search/find-by-words.ts";
import type { Status } from "./status.ts";
import { countJobs, jobKind, totalColumn } from "./tallies.ts";

/** A page of the caller's jobs, the newest first; shorter than `limit` if they are very large. */
export async function listJobs(context: ReadContext, query: JobsQuery): Promise<JobsPage> {
  const { status, company, q, cursor } = query;
  const list = ["jobs", status, company, q];
  const position = readPosition(list, cursor);
  const { found, limit } = await fitResponse(query.limit, (limit) =>
    find(context, { ...query, limit }, position),
  );
  return toPage(list, found, limit);
}

/**
 * The first page of {@link listJobs} for each of these statuses, in their order, read in one round
 * trip. Pages are shorter than `limit` if the jobs of all are very large.
 */
export async function listByStatus(
  { db, caller }: ReadContext,
  statuses: readonly Status[],
  limit: number,
): Promise<(JobsPage & { status: Status })[]> {
  const { found, limit: read } = await fitResponse(limit, async (limit) => {
    const queries = statuses.map((status) =>
      pages.status.first({
        ...positionless,
        userId: caller.accountId,
        status,
        kind: jobKind(status),
        limit: limit + 1,
      }),
    );
    const [first, ...others] = queries;
    return first ? db.batch([first, ...others]) : [];
  });
  return statuses.map((status, at) => {
    const rows = found[at] ?? [];
    const list = ["jobs", [status], undefined, undefined];
    return { status, ...toPage(list, { rows, total: rows[0]?.total ?? 0 }, read) };
  });
}

function toPage(list: ListKey, { rows, total }: Found, limit: number): JobsPage {
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
  if (company === undefined) return byStatus(context, status, position, limit + 1);
  const after = rowsAfter(position, jobs.createdAt, jobs.id, "newest first");
  return byCompany(context, query, company, after);
}

interface Found {
  rows: ShownJob[];
  total: number;
}

const newestFirst = [desc(jobs.createdAt), desc(jobs.id)] as const;

/**
 * A page of all jobs, or of those in one status; the first, or one after a position. Each row has
 * the total of the list, because a second statement would need a transaction.
 */
function preparePage(filter: "all" | "status", after: "first" | "later") {
  return prepare((value: Value<PageValue>) =>
    statement
      .select({
        ...shownColumns,
        total: totalColumn(value("userId"), filter === "all" ? undefined : value("kind")),
      })
      .from(jobs)
      .where(
        and(
          eq(jobs.userId, value("userId")),
          filter === "all" ? undefined : eq(jobs.status, value("status")),
          rowsAfter(
            after === "first" ? undefined : { at: value("at"), id: value("id") },
            ...([jobs.createdAt, jobs.id, "newest first"] as const),
          ),
        ),
      )
      .orderBy(...newestFirst)
      .limit(value("limit")),
  );
}

/** What a first page has for a position. */
const positionless = { at: 0, id: "" };

type PageValue = "userId" | "status" | "kind" | "at" | "id" | "limit";

const pages = {
  all: { first: preparePage("all", "first"), later: preparePage("all", "later") },
  status: { first: preparePage("status", "first"), later: preparePage("status", "later") },
};

/** Runs one query per status, so that each reads its page from an index in order. */
async function byStatus(
  { db, caller }: ReadContext,
  statuses: readonly Status[] | undefined,
  position: Position | undefined,
  limit: number,
): Promise<Found> {
  const page = pages[statuses ? "status" : "all"][position ? "later" : "first"];
  const { at, id } = position ?? positionless;
  const queries = (statuses ?? ["saved" as const]).map((status) =>
    page({ userId: caller.accountId, status, kind: jobKind(status), at, id, limit }),
  );
  const [only, ...others] = queries;
  if (only && others.length === 0) {
    const [rows] = await db.batch([only]);
    // A page after a position may be empty although the list is not.
    const isKnown = rows.length > 0 || !position;
    const total = isKnown ? (rows[0]?.total ?? 0) : await readTotal({ db, caller }, statuses);
    return { rows, total };
  }
  const [[tally], ...found] = await db.batch([countJobs({ caller }, statuses), ...queries]);
  const rows = found.flat().sort(compareNewest);
  return { rows: rows.slice(0, limit), total: tally?.total ?? 0 };
}

async function readTotal(
  { db, caller }: Pick<ReadContext, "db" | "caller">,
  statuses: readonly Status[] | undefined,
): Promise<number> {
  const [[tally]] = await db.batch([countJobs({ caller }, statuses)]);
  return tally?.total ?? 0;
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
      .select(shownColumns)
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
      .select(shownColumns)
      .from(jobs)
      .where(and(own, inArray(jobs.id, page))),
    countByWords({ db, caller }, search),
  ]);
  return { rows: rows.sort(compareNewest), total: counted?.total ?? 0 };
}
