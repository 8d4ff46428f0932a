import type { Pagination } from "../contract/list.response.ts";
import { readCursor, writeCursor } from "../core/cursor.ts";
import { ApiError } from "../core/errors.ts";
import type { CatalogTable } from "./table.ts";

export interface CatalogPageQuery {
  limit: number;
  starting_after?: string | undefined;
  ending_before?: string | undefined;
}

export interface CatalogPage {
  /** Positions in the table. */
  positions: Uint32Array;
  pagination: Pagination;
}

/**
 * Returns the requested page of a sorted list.
 *
 * @param order positions of all rows that the filters match, sorted.
 * @param list the list's identity, for which its cursors are issued and valid.
 * @throws {ApiError} `parameter_missing` if a cursor does not belong to this list.
 */
export function paginate(
  table: Pick<CatalogTable<{ slug: string }, never>, "row" | "position">,
  order: Uint32Array,
  list: string,
  query: CatalogPageQuery,
): CatalogPage {
  const { limit, starting_after: after, ending_before: before } = query;
  const indexOf = (cursor: string, param: string) => find(table, order, list, cursor, param);
  let start = 0;
  let end = Math.min(limit, order.length);
  if (after !== undefined) {
    start = indexOf(after, "starting_after") + 1;
    end = Math.min(start + limit, order.length);
  } else if (before !== undefined) {
    end = indexOf(before, "ending_before");
    start = Math.max(0, end - limit);
  }
  const positions = order.subarray(start, end);
  const cursor = (position: number | undefined) => {
    const row = position === undefined ? undefined : table.row(position);
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
  table: Pick<CatalogTable<{ slug: string }, never>, "position">,
  order: Uint32Array,
  list: string,
  cursor: string,
  param: string,
): number {
  const read = readCursor(list, cursor);
  if ("fault" in read) throw invalidCursor(param, read.fault);
  const index = order.indexOf(table.position(read.slug));
  if (index < 0) throw invalidCursor(param, "garbled");
  return index;
}

const problems = {
  garbled: "is not a cursor of this service",
  foreign:
    "is a cursor of another list: one with other filters, another sort or order, or figures that have since been replaced",
} as const;

function invalidCursor(param: string, fault: keyof typeof problems): ApiError {
  const source = param === "starting_after" ? "next_cursor" : "previous_cursor";
  return new ApiError("parameter_missing", {
    message: `The parameter ${param} ${problems[fault]}. Allowed: \`pagination.${source}\` of a page of the same list; for example that of the same request without ${param}.`,
    param,
    clarification: `Which page should follow? Omit ${param} for the first page, and take ${param} from its \`pagination.${source}\`.`,
  });
}
