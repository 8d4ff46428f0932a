import type { Pagination } from "../contracts/list.ts";
import { readCursor, writeCursor } from "../core/cursor.ts";
import { ApiError } from "../core/errors.ts";
import type { Table } from "./table.ts";

export interface PageQuery {
  limit: number;
  starting_after?: string | undefined;
  ending_before?: string | undefined;
}

export interface Page {
  /** Positions in the table. */
  positions: Uint32Array;
  pagination: Pagination;
}

/**
 * Cuts the asked page out of a sorted list.
 *
 * @param order positions of all rows that the filters match, sorted.
 * @param list what cursors of this list are made for and valid with.
 * @throws {ApiError} `parameter_missing` where a cursor belongs to no place in this list.
 */
export function paginate(
  table: Pick<Table<{ slug: string }, string>, "rows" | "positions">,
  order: Uint32Array,
  list: string,
  query: PageQuery,
): Page {
  const { limit, starting_after: after, ending_before: before } = query;
  const place = (cursor: string, param: string) => find(table, order, list, cursor, param);
  let start = 0;
  let end = Math.min(limit, order.length);
  if (after !== undefined) {
    start = place(after, "starting_after") + 1;
    end = Math.min(start + limit, order.length);
  } else if (before !== undefined) {
    end = place(before, "ending_before");
    start = Math.max(0, end - limit);
  }
  const positions = order.subarray(start, end);
  const cursor = (position: number | undefined) => {
    const row = position === undefined ? undefined : table.rows[position];
    return row ? writeCursor(list, row.slug) : null;
  };
  const next = end < order.length ? cursor(order[end - 1]) : null;
  return {
    positions,
    pagination: {
      next_cursor: next,
      previous_cursor: start > 0 ? cursor(order[start]) : null,
      has_more: next !== null,
      total_count: order.length,
    },
  };
}

function find(
  table: Pick<Table<{ slug: string }, string>, "positions">,
  order: Uint32Array,
  list: string,
  cursor: string,
  param: string,
): number {
  const read = readCursor(list, cursor);
  if ("fault" in read) throw useless(param, read.fault);
  const index = order.indexOf(table.positions.get(read.slug) ?? -1);
  if (index < 0) throw useless(param, "garbled");
  return index;
}

const problems = {
  garbled: "is no cursor that this service has made",
  foreign:
    "was made for another list: other filters, another sort or order, or figures that have been replaced since",
} as const;

function useless(param: string, fault: keyof typeof problems): ApiError {
  const source = param === "starting_after" ? "next_cursor" : "previous_cursor";
  return new ApiError("parameter_missing", {
    message: `The parameter ${param} ${problems[fault]}. Allowed: \`pagination.${source}\` of a page of this very list; for example the one of the same call without ${param}.`,
    param,
    clarification: `Which page should follow? Leave ${param} out for the first one, and take ${param} from its \`pagination.${source}\`.`,
  });
}
