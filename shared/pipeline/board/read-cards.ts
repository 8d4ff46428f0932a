import { and, desc, eq, inArray, type SQL, sql } from "drizzle-orm";
import type { Status } from "#schema/job-statuses.ts";
import { jobs } from "#schema/pipeline.ts";
import { compareNewest, readPosition, rowsAfter, slicePage } from "#shared/contract/paging.ts";
import { prepare, type Value } from "#shared/db/prepare.ts";
import { statement } from "#shared/db/transaction.ts";
import { companyKey } from "../records/company-key.ts";
import type { ReadContext } from "../records/context.ts";
import { maxRanked, numbersByWords } from "../word-search/find-by-words.ts";
import { selectAround, selectWaiting, toAround } from "./board-rows.ts";
import { type Board, type Card, type CardColumn, cardColumns } from "./card.ts";

/**
 * The newest jobs in each of these statuses, read in one round trip. The applied ones that have
 * waited the longest for a follow-up come after them.
 *
 * @param limit the most of a status.
 * @param cursor where the page of a single status begins.
 * @throws ApiError `parameter_missing` for a cursor that is not of this column.
 */
export async function listCards(
  context: ReadContext,
  statuses: readonly Status[],
  { limit, cursor }: { limit: number; cursor?: string | undefined },
): Promise<Board> {
  const { db, caller } = context;
  const position = readPosition(columnKey(statuses[0]), cursor);
  const { at, id } = position ?? { at: 0, id: "" };
  const page = pages[position ? "later" : "first"];
  const [held, counted, events, waiting, ...found] = await db.batch([
    ...selectAround(context),
    selectWaiting(context),
    ...statuses.map((status) =>
      page({ userId: caller.accountId, status, limit: limit + 1, at, id }),
    ),
  ]);
  const around = toAround(held, counted, events);
  const columns = statuses.map((status, index): CardColumn => {
    const { page: cards, nextCursor } = toPage(columnKey(status), found[index] ?? [], limit);
    const total = around.totals.get(status) ?? 0;
    const others = status === "applied" && !position ? without(waiting, cards) : [];
    return { status, cards: [...cards, ...others], total, nextCursor };
  });
  return { ...around, columns };
}

/** The identity of a column, or of what a search has found in it, for the cursors of its pages. */
function columnKey(status: Status | undefined, ...filters: readonly unknown[]) {
  return ["cards", status, ...filters];
}

/** A page of a column out of one card more than it has. */
function toPage(key: readonly unknown[], cards: readonly Card[], limit: number) {
  return slicePage(key, cards, limit, ({ createdAt, id }) => ({ at: createdAt, id }));
}

function without(cards: readonly Card[], others: readonly Card[]): Card[] {
  const ids = new Set(others.map(({ id }) => id));
  return cards.filter(({ id }) => !ids.has(id));
}

function preparePage(after: "first" | "later") {
  return prepare((value: Value<"userId" | "status" | "limit" | "at" | "id">) =>
    statement
      .select(cardColumns)
      .from(jobs)
      .where(
        and(
          eq(jobs.userId, value("userId")),
          eq(jobs.status, value("status")),
          rowsAfter(
            after === "first" ? undefined : { at: value("at"), id: value("id") },
            ...([jobs.createdAt, jobs.id, "newest first"] as const),
          ),
        ),
      )
      .orderBy(desc(jobs.createdAt), desc(jobs.id))
      .limit(value("limit")),
  );
}

const pages = { first: preparePage("first"), later: preparePage("later") };

interface CardSearch {
  /** Each word begins a word of the job, or all together are a part of the company's name. */
  q: string;
  /** A part of the company's name; empty for any. */
  company: string;
}

/**
 * The newest jobs in each of these statuses that a search finds, read in one round trip.
 *
 * @param cursor where the page of a single status begins.
 * @throws ApiError `parameter_missing` for a cursor that is not of this column and search.
 */
export async function searchCards(
  context: ReadContext,
  search: CardSearch,
  statuses: readonly Status[],
  { limit, cursor }: { limit: number; cursor?: string | undefined },
): Promise<Board> {
  const { db } = context;
  const keyOf = (status: Status | undefined) => columnKey(status, search.q, search.company);
  const position = readPosition(keyOf(statuses[0]), cursor);
  const after = rowsAfter(position, jobs.createdAt, jobs.id, "newest first");
  const [held, counted, events, rows] = await db.batch([
    ...selectAround(context),
    db
      .select({ ...cardColumns, total: sql<number>`found.total`.mapWith(Number) })
      .from(sql`(${firstFound(context, search, statuses, { after, limit: limit + 1 })}) found`)
      .crossJoin(jobs)
      .where(sql`${jobs.number} = found.number`),
  ]);
  const byStatus = Map.groupBy(rows.sort(compareNewest), ({ status }) => status);
  const totals = new Map(rows.map(({ status, total }) => [status, total]));
  const isCut = [...totals.values()].reduce((sum, total) => sum + total, 0) > maxRanked;
  const columns = statuses.map((status): CardColumn => {
    const { page, nextCursor } = toPage(keyOf(status), byStatus.get(status) ?? [], limit);
    const total = totals.get(status) ?? 0;
    return { status, cards: page, total, ...(isCut && { totalIsLowerBound: true }), nextCursor };
  });
  return { ...toAround(held, counted, events), columns };
}

/**
 * A query for the numbers of the first jobs of each status that a search finds, with how many that status has. What is
 * found is read once, and of the jobs that are shown alone all columns.
 */
function firstFound(
  { caller }: Pick<ReadContext, "caller">,
  { q, company }: CardSearch,
  statuses: readonly Status[],
  { after, limit }: { after: SQL | undefined; limit: number },
): SQL {
  const own = eq(jobs.userId, caller.accountId);
  // The index of companies alone is read for it, whole: for 25,000 jobs one megabyte.
  const named = (part: string) => sql`instr(${jobs.companyKey}, ${companyKey(part)}) > 0`;
  const ofCompany = sql`select ${jobs.number} as number from ${jobs} where ${and(own, named(q || company))}`;
  const hits =
    q === ""
      ? ofCompany
      : sql`select number from (${numbersByWords({ caller }, { record: "job", text: q })}) union ${ofCompany}`;
  const isFound = and(
    own,
    sql`${jobs.number} = hits.number`,
    inArray(jobs.status, [...statuses]),
    q === "" || company === "" ? undefined : named(company),
  );
  // Of each status a list: window functions would read everything twice more.
  return sql`
    select first.value as number, total from (
      select count(*) as total, json_group_array(
        json_array(${jobs.createdAt}, ${jobs.id}, ${jobs.number})
      ) filter (where ${after ?? sql`true`}) as found
      from (${hits}) hits cross join ${jobs} where ${isFound} group by ${jobs.status}
    ) cross join json_each((
      select json_group_array(number) from (
        select value ->> 2 as number from json_each(found)
        order by value ->> 0 desc, value ->> 1 desc limit ${limit}
      )
    )) first
  `;
}
