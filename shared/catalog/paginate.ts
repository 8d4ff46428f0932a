import type { Pagination } from "../contract/envelope.response.ts";
import { type CursorFault, cursorError } from "../contract/paging.ts";
import { readCursor, writeCursor } from "../core/cursor.ts";
import type { CatalogTable } from "./table.ts";

export interface CatalogPageQuery {
  limit: number;
  starting_after?: string | undefined;
  ending_before?: string | undefined;
}

interface CatalogPage {
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
  const cursor = (position: number | undefined) => {
    const row = position === undefined ? undefined : table.row(position);
    return row ? writeCursor(list, row.slug) : null;
  };
  const indexOf = (text: string, param: keyof typeof sources) => {
    const found = find(table, order, list, text);
    if (typeof found === "number") return found;
    const { source, between, returns } = sources[param];
    const example = cursor(order[between(limit, order.length)]);
    throw cursorError(param, found, {
      source: `\`pagination.${source}\` of a page of the same list`,
      example: example === null ? null : { cursor: example, returns },
    });
  };
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

/** Where a cursor comes from, and the row whose cursor is an example: that between the first two pages. */
const sources = {
  starting_after: {
    source: "next_cursor",
    between: (limit: number, rows: number) => Math.min(limit, rows) - 1,
    returns: "what follows the first page",
  },
  ending_before: {
    source: "previous_cursor",
    between: (limit: number, rows: number) => Math.min(limit, rows - 1),
    returns: "the first page",
  },
} as const;

/** The index of the row of a cursor, or why it cannot be used. */
function find(
  table: Pick<CatalogTable<{ slug: string }, never>, "position">,
  order: Uint32Array,
  list: string,
  cursor: string,
): number | CursorFault {
  const read = readCursor(list, cursor);
  if ("fault" in read) return read.fault;
  const index = order.indexOf(table.position(read.slug));
  return index < 0 ? "garbled" : index;
}
