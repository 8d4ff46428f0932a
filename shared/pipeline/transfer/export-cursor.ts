import { isCount, type Position } from "../../accounts/paging.ts";
import { readCursor, writeCursor } from "../../core/cursor.ts";
import { ApiError } from "../../core/errors.ts";
import type { ReadContext } from "../context.ts";
import { type ExportList, exportLists } from "./export-lists.ts";

/** How far an export has come. */
export interface Progress {
  /** When it began, milliseconds since the epoch: the same in all of its parts. */
  began: number;
  /** Of the part that comes next, from 1. */
  part: number;
  /** The last row that has been told; none at the beginning. */
  last: LastRow | null;
}

export interface LastRow extends Position {
  list: ExportList;
}

/** Each account's exports are its own. */
function listOf({ caller }: Pick<ReadContext, "caller">): string {
  return JSON.stringify(["export", caller.accountId]);
}

/** @param last the last row that has been told. */
export function writeProgress(
  context: Pick<ReadContext, "caller">,
  { began, part }: Progress,
  { list, at, id }: LastRow,
): string {
  return writeCursor(listOf(context), [began, part, list, at, id].join("~"));
}

/** @throws ApiError `parameter_missing` for a cursor that no export of this account gave. */
export function readProgress(context: ReadContext, cursor: string | undefined): Progress {
  if (cursor === undefined) return { began: context.now, part: 1, last: null };
  const read = readCursor(listOf(context), cursor);
  const [began, part, list = "", at, id] = "slug" in read ? read.slug.split("~") : [];
  const isRead = id !== undefined && isList(list) && [began, part, at].every(isCount);
  if (!isRead || Number(began) > context.now) {
    throw new ApiError("parameter_missing", {
      message:
        "The parameter cursor is not valid. Allowed: nextCursor of an earlier part of this export.",
      param: "cursor",
      clarification: "Should the export start over? Then leave cursor out.",
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
