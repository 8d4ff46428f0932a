import { jobStatuses } from "../../../../schema/pipeline.ts";
import type { ReadContext } from "../../../pipeline/context.ts";
import { listHeld } from "../../../pipeline/held-deletes/hold-delete.ts";
import { listByStatus, listJobs } from "../../../pipeline/list-jobs.ts";
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
  const [held, views, columns] = await Promise.all([
    listHeld(context),
    listViews(context),
    readColumns(context, query),
  ]);
  const named = held.has(query.deleted) ? await namesOf(context, { jobs: [query.deleted] }) : null;
  const name = named?.jobs.get(query.deleted);
  return {
    columns: columns.map((column) => without(column, held)),
    views,
    held: name === undefined ? null : { id: query.deleted, name },
  };
}

async function readColumns(context: ReadContext, query: BoardQuery): Promise<BoardColumn[]> {
  const filters = jobFilters(query);
  const readColumn = async (status: Status, limit: number, cursor?: string) => ({
    status,
    ...(await listJobs(context, { ...filters, status: [status], limit, cursor })),
  });
  if (query.status) {
    return [await readColumn(query.status, shown.single, query.cursor || undefined)];
  }
  return query.q === "" && query.company === ""
    ? listByStatus(context, jobStatuses, shown.board)
    : Promise.all(jobStatuses.map((status) => readColumn(status, shown.board)));
}

/** Jobs whose delete is held are not shown any more. */
function without(column: BoardColumn, held: ReadonlySet<string>): BoardColumn {
  const jobs = column.jobs.filter(({ id }) => !held.has(id));
  return { ...column, jobs, total: column.total - (column.jobs.length - jobs.length) };
}
