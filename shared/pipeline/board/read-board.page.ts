import { closedStatuses, jobStatuses, openStatuses } from "#schema/job-statuses.ts";
import type { ReadContext } from "../records/context.ts";
import type { BoardState } from "./board.page.tsx";
import type { BoardNews, BoardQuery } from "./board-query.ts";
import type { Board } from "./card.ts";
import type { BoardColumn } from "./columns.page.tsx";
import { judgeCards } from "./judge-cards.ts";
import { firstThingsFirst, nextAction, type Today } from "./next-action.ts";
import { listCards, searchCards } from "./read-cards.ts";
import { readNews } from "./read-news.ts";
import { listViews } from "./saved-views.ts";

/** Jobs of a column of the board, and of a page of one column alone. */
const shown = { board: 15, single: 50 };

/** Reads the board: its columns, and as many jobs as a page can take. */
export async function readBoard(
  context: ReadContext,
  query: BoardQuery & BoardNews,
  today: Today,
): Promise<Pick<BoardState, "columns" | "totals" | "views" | "news">> {
  const [board, views, news] = await Promise.all([
    readCards(context, query),
    listViews(context),
    readNews(context, query),
  ]);
  const badges = await judgeCards(
    context,
    board.columns.flatMap(({ cards }) => cards),
  );
  const events = Map.groupBy(board.events, ({ jobId }) => jobId);
  const columns = board.columns.map(({ cards, ...column }): BoardColumn => {
    // Jobs whose delete is held are not shown any more.
    const left = cards.filter(({ id }) => !board.held.has(id));
    const views = left.map((card) => ({
      card,
      next: nextAction(card, events.get(card.id) ?? [], today),
      badge: badges.get(card.id) ?? null,
    }));
    const total = column.total - (cards.length - left.length);
    return { ...column, total, cards: firstThingsFirst(views) };
  });
  return { columns, totals: board.totals, views, news };
}

function readCards(context: ReadContext, query: BoardQuery): Promise<Board> {
  const { q, company, status, closed, cursor } = query;
  const isSearch = q !== "" || company !== "";
  const page = status
    ? { limit: shown.single, cursor: cursor || undefined }
    : { limit: shown.board };
  if (isSearch) {
    return searchCards(context, { q, company }, status ? [status] : jobStatuses, page);
  }
  return listCards(context, status ? [status] : closed ? closedStatuses : openStatuses, page);
}
