import { and, desc, eq } from "drizzle-orm";
import type { Status } from "#schema/job-statuses.ts";
import { jobs } from "#schema/pipeline.ts";
import { readPosition, rowsAfter, slicePage } from "#shared/contract/paging.ts";
import { prepare, type Value } from "#shared/db/prepare.ts";
import { statement } from "#shared/db/transaction.ts";
import type { ReadContext } from "../records/context.ts";
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
export function columnKey(status: Status | undefined, ...filters: readonly unknown[]) {
  return ["cards", status, ...filters];
}

/** A page of a column out of one card more than it has. */
export function toPage(key: readonly unknown[], cards: readonly Card[], limit: number) {
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
