import { and, count, desc, eq, inArray, type SQL, sql } from "drizzle-orm";
import type { Status } from "#schema/job-statuses.ts";
import { jobs } from "#schema/pipeline.ts";
import {
  compareNewest,
  type ListKey,
  type ListPosition,
  readPosition,
  rowsAfter,
  slicePage,
} from "#shared/contract/paging.ts";
import { fitResponse } from "#shared/db/fit-response.ts";
import { prepare, type Value } from "#shared/db/prepare.ts";
import { statement } from "#shared/db/transaction.ts";
import { companyKey } from "../records/company-key.ts";
import type { ReadContext } from "../records/context.ts";
import { countJobs, jobKind, totalColumn } from "../records/tallies.ts";
import {
  countByWords,
  selectByWords,
  statedTotal,
  type WordSearch,
} from "../word-search/find-by-words.ts";
import { inOrderAdded } from "./in-order-added.ts";
import type { JobsQuery } from "./job.request.ts";
import type { JobsPage } from "./job.response.ts";
import { type ShownJob, shownColumns, toJob } from "./job-record.ts";

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

function toPage(list: ListKey, { rows, ...totals }: FoundJobs, limit: number): JobsPage {
  const { page, nextCursor } = slicePage(list, rows, limit, ({ createdAt, id }) => ({
    at: createdAt,
    id,
  }));
  return { jobs: page.map(toJob), ...totals, nextCursor };
}

function find(
  context: ReadContext,
  query: JobsQuery,
  position: ListPosition | undefined,
): Promise<FoundJobs> {
  const { status, company, q, limit } = query;
  if (q !== undefined) return searchJobs(context, query, q, position);
  if (company === undefined) return byStatus(context, status, position, limit + 1);
  const after = rowsAfter(position, jobs.createdAt, jobs.id, "newest first");
  return byCompany(context, query, company, after);
}

const newestFirst = [desc(jobs.createdAt), desc(jobs.id)] as const;

/**
 * A page of all jobs, or of those in one status; the first, or one after a position. Each row has
 * the total of the list, because a second statement would need a transaction.
 */
function preparePage(filter: "all" | "status", after: "first" | "later") {
  return prepare((value: Value<PageValue>) => {
    const [userId, limit] = [value("userId"), value("limit")];
    const isLater = rowsAfter(
      after === "first" ? undefined : { at: value("at"), id: value("id") },
      ...([jobs.createdAt, jobs.id, "newest first"] as const),
    );
    const own = statement
      .select({
        ...shownColumns,
        total: totalColumn(userId, filter === "all" ? undefined : value("kind")),
      })
      .from(jobs);
    return filter === "all"
      ? own.where(
          and(
            eq(jobs.userId, userId),
            inArray(jobs.id, inOrderAdded("newest first", { userId, limit, filter: isLater })),
          ),
        )
      : own
          .where(and(eq(jobs.userId, userId), eq(jobs.status, value("status")), isLater))
          .orderBy(...newestFirst)
          .limit(limit);
  });
}

/** The position of a first page. */
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
  position: ListPosition | undefined,
  limit: number,
): Promise<FoundJobs> {
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
    return { rows: rows.sort(compareNewest), total };
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
): Promise<FoundJobs> {
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

/** Rows of a page, and one more if there is a next page. */
interface FoundJobs {
  rows: ShownJob[];
  total: number;
  /** Present if there are more. */
  totalIsLowerBound?: true;
}

type Reader = Pick<ReadContext, "db" | "caller">;

/** A page of the jobs that have the words of a text. */
async function searchJobs(
  { db, caller }: Reader,
  { status, company, limit }: JobsQuery,
  text: string,
  position: ListPosition | undefined,
): Promise<FoundJobs> {
  const search = searchOf({ status, company }, text);
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

function searchOf(
  { status, company }: Pick<JobsQuery, "status" | "company">,
  text: string,
): WordSearch {
  const filter = and(
    status && inArray(jobs.status, status),
    company === undefined ? undefined : eq(jobs.companyKey, companyKey(company)),
  );
  return { record: "job", text, filter };
}
