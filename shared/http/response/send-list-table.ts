import type { Context } from "hono";
import type { Pagination } from "../../contracts/responses/list.ts";
import { type Cell, writeCsv } from "../../core/csv/write-csv.ts";
import type { Endpoint } from "../endpoint.ts";
import type { AppEnv } from "../env.ts";
import { etagOf, sendIfChanged } from "./etag.ts";

/**
 * Sends a page of a list as CSV, written from the rendered page. Its cursors are in `Link`.
 *
 * @param columns the fields of a row, in the order of the columns.
 */
export function sendListTable(columns: readonly string[]): NonNullable<Endpoint["sendTable"]> {
  return async function sendListTable(c, { cacheableBody }) {
    // The body is this service's own.
    const { data, pagination } = JSON.parse(cacheableBody) as {
      data: Record<string, Cell>[];
      pagination: Pagination;
    };
    const body = writeCsv([columns, ...data.map((row) => columns.map((name) => row[name]))]);
    const headers = linkPages(c, pagination);
    return sendIfChanged(c, await etagOf(body), "text/csv; charset=utf-8", () => body, headers);
  };
}

function linkPages(
  c: Context<AppEnv>,
  { next_cursor: next, previous_cursor: previous }: Pagination,
): Record<string, string> {
  const { pathname, searchParams } = new URL(c.req.url);
  const links = [
    ["next", "starting_after", next],
    ["prev", "ending_before", previous],
  ] as const;
  const texts = links.flatMap(([relation, parameter, cursor]) => {
    if (cursor === null) return [];
    const query = new URLSearchParams(searchParams);
    for (const name of ["starting_after", "ending_before"]) query.delete(name);
    query.set(parameter, cursor);
    return [`<${pathname}?${query}>; rel="${relation}"`];
  });
  return texts.length === 0 ? {} : { Link: texts.join(", ") };
}
