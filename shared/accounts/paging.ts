import { type SQL, sql } from "drizzle-orm";
import type { SQLiteColumn } from "drizzle-orm/sqlite-core";
import { readCursor, writeCursor } from "../core/cursor.ts";
import { ApiError } from "../core/errors.ts";

/** Where a row lies in a list: its time, and its id among rows of the same time. */
export interface Place {
  at: number;
  id: string;
}

/** What a list is made of: its name and its filters. A cursor serves no other list. */
export type ListKey = readonly unknown[];

/** @throws ApiError `parameter_missing` for a cursor that is garbled or of another list. */
export function readPlace(list: ListKey, cursor: string | undefined): Place | undefined {
  if (cursor === undefined) return undefined;
  const read = readCursor(JSON.stringify(list), cursor);
  const [at, id] = "slug" in read ? read.slug.split("~") : [];
  if (id === undefined || !isCount(at))
    throw badCursor("fault" in read && read.fault === "foreign");
  return { at: Number(at), id };
}

/** Whether it is a number as cursors have them. Their check can be made by anybody: it keeps out mistakes alone. */
export function isCount(text: string | undefined): boolean {
  return text !== undefined && /^[0-9]{1,15}$/.test(text);
}

/**
 * Cuts a page out of one row more than it holds.
 *
 * @param placeOf where a row lies in the list.
 */
export function cutPage<Row>(
  list: ListKey,
  rows: readonly Row[],
  limit: number,
  placeOf: (row: Row) => Place,
): { page: Row[]; nextCursor: string | null } {
  const page = rows.slice(0, limit);
  const last = page.at(-1);
  if (rows.length <= limit || !last) return { page, nextCursor: null };
  const { at, id } = placeOf(last);
  return { page, nextCursor: writeCursor(JSON.stringify(list), `${at}~${id}`) };
}

/** Rows behind a place; written as a pair, which an index over both columns serves. */
export function behind(
  place: Place | undefined,
  at: SQLiteColumn,
  id: SQLiteColumn,
  direction: "newest first" | "earliest first",
): SQL | undefined {
  if (!place) return undefined;
  return direction === "newest first"
    ? sql`(${at}, ${id}) < (${place.at}, ${place.id})`
    : sql`(${at}, ${id}) > (${place.at}, ${place.id})`;
}

/** Puts rows that were read out of order into that of a list. */
export function compareNewest<Row extends { createdAt: number; id: string }>(
  a: Row,
  b: Row,
): number {
  return b.createdAt - a.createdAt || (a.id < b.id ? 1 : -1);
}

function badCursor(isForeign: boolean): ApiError {
  const problem = isForeign ? "belongs to a list with other filters" : "is not valid";
  return new ApiError("parameter_missing", {
    message: `The parameter cursor ${problem}. Allowed: nextCursor of an earlier page of this list.`,
    param: "cursor",
    clarification: "Should the list start over? Then leave cursor out.",
  });
}
