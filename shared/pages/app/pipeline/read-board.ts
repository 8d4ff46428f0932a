import { jobStatuses } from "../../../../schema/pipeline.ts";
import type { ReadContext } from "../../../pipeline/context.ts";
import { listHeld } from "../../../pipeline/held-deletes/hold-delete.ts";
import { listJobs } from "../../../pipeline/list-jobs.ts";
import { namesOf } from "../../../pipeline/names-of.ts";
import { listViews } from "../../../pipeline/views/list-views.ts";
import type { BoardColumn, BoardState } from "./board-page.tsx";
import { type BoardQuery, jobFilters } from "./board-query.ts";
import type { Status } from "./words.ts";

/** Jobs of a column of the board, and of a page of one column alone. */
const shown = { board: 15, single: 50 };

/** What the board shows: each column with its total, and as many jobs as a page can take. */
export async function readBoard(
  context: ReadContext,
  query: BoardQuery & { deleted: string },
): Promise<Pick<BoardState, "columns" | "views" | "held">> {
  const statuses = query.status ? [query.status] : jobStatuses;
  const [held, views, ...columns] = await Promise.all([
    listHeld(context),
    listViews(context),
    ...statuses.map((status) => readColumn(context, query, status)),
  ]);
  const named = held.has(query.deleted) ? await namesOf(context, { jobs: [query.deleted] }) : null;
  const name = named?.jobs.get(query.deleted);
  return {
    columns: columns.map((column) => without(column, held)),
    views,
    held: name === undefined ? null : { id: query.deleted, name },
  };
}

async function readColumn(
  context: ReadContext,
  query: BoardQuery,
  status: Status,
): Promise<BoardColumn> {
  const limit = query.status ? shown.single : shown.board;
  const cursor = query.status && query.cursor !== "" ? query.cursor : undefined;
  const filters = { ...jobFilters(query), status: [status], limit };
  const page = await listJobs(context, { ...filters, cursor });
  return { status, ...page };
}

/** Jobs whose delete is held are not shown any more. */
function without(column: BoardColumn, held: ReadonlySet<string>): BoardColumn {
  const jobs = column.jobs.filter(({ id }) => !held.has(id));
  return { ...column, jobs, total: column.total - (column.jobs.length - jobs.length) };
}
