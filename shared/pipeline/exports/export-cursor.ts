import { cursorError, isCount, type ListPosition } from "#shared/contract/paging.ts";
import { readCursor, writeCursor } from "#shared/core/cursor.ts";
import type { ReadContext } from "../records/context.ts";
import { type ExportList, exportLists } from "./export-lists.ts";

/** The progress of an export. */
interface Progress {
  /** When it began, milliseconds since the epoch; the same for all parts. */
  began: number;
  /** The number of the next part, from 1. */
  part: number;
  /** The last exported row; null at the beginning. */
  last: LastRow | null;
}

export interface LastRow extends ListPosition {
  list: ExportList;
}

/** Before the first row of an export. */
const firstRow: LastRow = { list: "jobs", at: 0, id: "0" };

/** Includes the account, so that a cursor is only valid for the account that it was made for. */
function listOf({ caller }: Pick<ReadContext, "caller">): string {
  return JSON.stringify(["export", caller.accountId]);
}

/**
 * Writes the cursor of the next part.
 *
 * @param last the last exported row.
 */
export function writeProgress(
  context: Pick<ReadContext, "caller">,
  { began, part }: Pick<Progress, "began" | "part">,
  { list, at, id }: LastRow,
): string {
  return writeCursor(listOf(context), [began, part, list, at, id].join("~"));
}

/**
 * Reads the cursor of a part; without one, starts a new export.
 *
 * @throws ApiError `parameter_missing` if the cursor is not from an export of this account.
 */
export function readProgress(context: ReadContext, cursor: string | undefined): Progress {
  if (cursor === undefined) return { began: context.now, part: 1, last: null };
  const read = readCursor(listOf(context), cursor);
  const [began, part, list = "", at, id] = "slug" in read ? read.slug.split("~") : [];
  const isValid = id !== undefined && isList(list) && [began, part, at].every(isCount);
  if (!isValid || Number(began) > context.now) {
    throw cursorError("cursor", "fault" in read ? read.fault : "garbled", {
      source: "the nextCursor of an earlier part of this export",
      example: {
        cursor: writeProgress(context, { began: context.now, part: 1 }, firstRow),
        returns: "the first part",
      },
    });
  }
  return {
    began: Number(began),
    part: Number(part),
    last: { list, at: Number(at), id },
  };
}

function isList(text: string): text is ExportList {
  return Object.hasOwn(exportLists, text);
}
