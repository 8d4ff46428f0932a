import { type Placeholder, type SQL, sql } from "drizzle-orm";
import type { SQLiteColumn } from "drizzle-orm/sqlite-core";
import { readCursor, writeCursor } from "#shared/core/cursor.ts";
import { ApiError } from "../core/errors.ts";

/** The position of a row in a list: its time, and its id to order rows of the same time. */
export interface ListPosition {
  at: number;
  id: string;
}

/** A position in a query that is prepared: where its values go. */
type PreparedPosition = Record<keyof ListPosition, Placeholder>;

/** The identity of a list: its name and its filters. A cursor is only valid for its own list. */
export type ListKey = readonly unknown[];

/** The positions before the first row of a list with the newest or the earliest rows first. */
const starts = {
  "newest first": { at: 999_999_999_999_999, id: "~" },
  "earliest first": { at: 0, id: "0" },
} as const;
type Direction = keyof typeof starts;

/** @throws ApiError `parameter_missing` if the cursor is malformed or belongs to another list. */
export function readPosition(
  list: ListKey,
  cursor: string | undefined,
  direction: Direction = "newest first",
): ListPosition | undefined {
  if (cursor === undefined) return undefined;
  const read = readCursor(JSON.stringify(list), cursor);
  const [at, id] = "slug" in read ? read.slug.split("~") : [];
  if (id !== undefined && isCount(at)) return { at: Number(at), id };
  throw cursorError("cursor", "fault" in read ? read.fault : "garbled", {
    source: pageSource,
    example: { cursor: writePosition(list, starts[direction]), returns: "the first page" },
  });
}

/** Where the cursor of a page comes from. */
export const pageSource = "the nextCursor of an earlier page of this list";

function writePosition(list: ListKey, { at, id }: ListPosition): string {
  return writeCursor(JSON.stringify(list), `${at}~${id}`);
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
  return { page, nextCursor: writePosition(list, positionOf(last)) };
}

/**
 * A condition for the rows after a position. It compares row values, for which SQLite can use an
 * index over both columns.
 */
export function rowsAfter(
  position: ListPosition | PreparedPosition | undefined,
  at: SQLiteColumn,
  id: SQLiteColumn,
  direction: Direction,
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

/** Why a cursor cannot be used: it is none of this service, or of another list. */
export type CursorFault = "garbled" | "foreign";

const problems: Readonly<Record<CursorFault, string>> = {
  garbled: "is not a cursor of this service",
  foreign:
    "is a cursor of another list: one with other filters, another sort or order, or figures that have since been replaced",
};

interface CursorHelp {
  /** Where a right one is found. */
  source: string;
  /** One that can be used in the same call, with what it returns; null if there is no row to start from. */
  example: { cursor: string; returns: string } | null;
}

/** The error for a cursor that cannot be used. */
export function cursorError(
  param: string,
  fault: CursorFault,
  { source, example }: CursorHelp,
): ApiError {
  const shown = example ? `; for example ${param}=${example.cursor}, for ${example.returns}` : "";
  return new ApiError("parameter_missing", {
    message: `The parameter ${param} ${problems[fault]}. Allowed: ${source}${shown}.`,
    param,
    clarification: `Which page should follow? Omit ${param} for the first page${shown}.`,
  });
}
