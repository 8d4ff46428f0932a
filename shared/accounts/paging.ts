import { type Placeholder, type SQL, sql } from "drizzle-orm";
import type { SQLiteColumn } from "drizzle-orm/sqlite-core";
import { readCursor, writeCursor } from "../core/cursor.ts";
import { ApiError } from "../core/errors.ts";

/** The position of a row in a list: its time, and its id to order rows of the same time. */
export interface ListPosition {
  at: number;
  id: string;
}

/** A position in a query that is prepared: where its values go. */
export type PreparedPosition = Record<keyof ListPosition, Placeholder>;

/** The identity of a list: its name and its filters. A cursor is only valid for its own list. */
export type ListKey = readonly unknown[];

/** @throws ApiError `parameter_missing` if the cursor is malformed or belongs to another list. */
export function readPosition(list: ListKey, cursor: string | undefined): ListPosition | undefined {
  if (cursor === undefined) return undefined;
  const read = readCursor(JSON.stringify(list), cursor);
  const [at, id] = "slug" in read ? read.slug.split("~") : [];
  if (id === undefined || !isCount(at))
    throw badCursor("fault" in read && read.fault === "foreign");
  return { at: Number(at), id };
}

/**
 * Whether a part of a cursor is a number. The checksum of a cursor is not secret, so its content
 * must be validated.
 */
export function isCount(text: string | undefined): boolean {
  return text !== undefined && /^[0-9]{1,15}$/.test(text);
}

/**
 * Makes a page of at most `limit` rows out of the rows of a query for `limit + 1`; the extra row tells
 * that there is a next page.
 *
 * @param positionOf returns the position of a row in the list.
 */
export function slicePage<Row>(
  list: ListKey,
  rows: readonly Row[],
  limit: number,
  positionOf: (row: Row) => ListPosition,
): { page: Row[]; nextCursor: string | null } {
  const page = rows.slice(0, limit);
  const last = page.at(-1);
  if (rows.length <= limit || !last) return { page, nextCursor: null };
  const { at, id } = positionOf(last);
  return { page, nextCursor: writeCursor(JSON.stringify(list), `${at}~${id}`) };
}

/**
 * A condition for the rows after a position. It compares row values, for which SQLite can use an
 * index over both columns.
 */
export function rowsAfter(
  position: ListPosition | PreparedPosition | undefined,
  at: SQLiteColumn,
  id: SQLiteColumn,
  direction: "newest first" | "earliest first",
): SQL | undefined {
  if (!position) return undefined;
  return direction === "newest first"
    ? sql`(${at}, ${id}) < (${position.at}, ${position.id})`
    : sql`(${at}, ${id}) > (${position.at}, ${position.id})`;
}

/** Compares rows for a list with the newest first. */
export function compareNewest<Row extends { createdAt: number; id: string }>(
  a: Row,
  b: Row,
): number {
  return b.createdAt - a.createdAt || (a.id < b.id ? 1 : -1);
}

function badCursor(isForeign: boolean): ApiError {
  const problem = isForeign ? "belongs to a list with other filters" : "is not valid";
  return new ApiError("parameter_missing", {
    message: `The parameter cursor ${problem}. Allowed: the nextCursor of an earlier page of this list.`,
    param: "cursor",
    clarification: "Should the list start over? Then leave cursor out.",
  });
}
