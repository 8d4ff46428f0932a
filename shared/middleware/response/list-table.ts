import type { Context } from "hono";
import type { Pagination } from "../../contract/envelope.response.ts";
import { tableFormats, tableMedia } from "../../contract/table-formats.ts";
import { type CsvCell, writeCsv } from "../../core/csv.ts";
import type { Endpoint } from "../endpoint.ts";
import type { AppEnv } from "../env.ts";
import { preferredMedia } from "../request/accept.ts";
import { makeEtag, sendIfChanged } from "./send.ts";

/**
 * Declares that a list can be a table too: CSV, written from the rendered page, with its cursors in
 * `Link`. Declared by each, so that other operations do not bundle it.
 *
 * @param columns the fields of a row, in the order of the columns.
 */
export function listTable(
  columns: readonly string[],
): Required<Pick<Endpoint, "media" | "sendTable">> {
  const send = async (c: Context<AppEnv>, cacheableBody: string) => {
    // The body is this service's own.
    const { data, pagination } = JSON.parse(cacheableBody) as {
      data: Record<string, CsvCell>[];
      pagination: Pagination;
    };
    const body = writeCsv([columns, ...data.map((row) => columns.map((name) => row[name]))]);
    const headers = linkPages(c, pagination);
    return sendIfChanged(c, await makeEtag(body), "text/csv; charset=utf-8", () => body, headers);
  };
  return {
    media: tableMedia,
    sendTable(c, cacheableBody) {
      const { format } = c.get("query") as { format?: string | undefined };
      const isWanted = format ? format === "csv" : prefersTable(c);
      return isWanted ? send(c, cacheableBody) : null;
    },
  };
}

function prefersTable(c: Context<AppEnv>): boolean {
  return preferredMedia(c.req.header("accept"), tableMedia) === tableFormats.csv;
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

/** The `Link` header to the next page, for responses whose body has no field for a cursor. */
export function linkNextPage(c: Context<AppEnv>, cursor: string | null): Record<string, string> {
  if (cursor === null) return {};
  const { pathname, searchParams } = new URL(c.req.url);
  searchParams.set("cursor", cursor);
  return { Link: `<${pathname}?${searchParams}>; rel="next"` };
}
