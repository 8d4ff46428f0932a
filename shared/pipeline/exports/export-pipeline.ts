import { cursorError, isCount, type ListPosition } from "#shared/contract/paging.ts";
import { sha256Hex } from "#shared/core/bytes/sha256.ts";
import { readCursor, writeCursor } from "#shared/core/cursor.ts";
import { instant } from "#shared/core/dates.ts";
import { fitResponse } from "#shared/db/fit-response.ts";
import type { ExportQuery } from "../imports/transfer.request.ts";
import type { PipelineExport } from "../imports/transfer.response.ts";
import type { ReadContext } from "../records/context.ts";
import { type ExportedRow, type ExportList, exportLists } from "./export-lists.ts";

/** Rows per query, or fewer if they are more bytes than the database sends at once. */
const batchSize = 500;
/** The maximum size of an import body, less the fields around the lists. */
const maxBytes = 5 * 1024 * 1024 - 4_096;

const everyList = Object.keys(exportLists) as ExportList[];

/**
 * Exports the caller's pipeline in parts that are small enough for one import each; further
 * parts follow with `nextCursor`.
 *
 * @param lists the lists to export; all by default.
 * @throws ApiError `parameter_missing` if the cursor is not from an export of this account.
 */
export async function exportPipeline(
  context: ReadContext,
  { limit, cursor }: ExportQuery,
  lists: readonly ExportList[] = everyList,
): Promise<PipelineExport> {
  const progress = readProgress(context, cursor);
  const { began, part } = progress;
  const exported: Pick<PipelineExport, ExportList> = {
    jobs: [],
    contacts: [],
    activities: [],
    events: [],
    moodCheckins: [],
  };
  const { last, isWhole } = await fill(exported, context, progress, limit, lists);
  const next = { began, part: part + 1, last };
  return {
    version: 1,
    exportId: `exp_${(await sha256Hex(`${context.caller.accountId} ${began}`)).slice(0, 16)}`,
    part,
    exportedAt: instant(began),
    ...exported,
    nextCursor: isWhole || !last ? null : writeProgress(context, next, last),
  };
}

/**
 * Continues an export until the part is full or nothing is left.
 *
 * @param exported the lists to add records to.
 * @returns the last exported row, and whether the export is complete.
 */
async function fill(
  exported: Record<ExportList, unknown[]>,
  context: ReadContext,
  { began, last }: { began: number; last: LastRow | null },
  limit: number,
  lists: readonly ExportList[],
): Promise<{ last: LastRow | null; isWhole: boolean }> {
  let reached = last;
  let [rows, bytes, size] = [0, 0, batchSize];
  for (const list of lists.slice(last ? lists.indexOf(last.list) : 0)) {
    let after: ListPosition | undefined = last?.list === list ? last : undefined;
    for (let hasMore = true; hasMore; ) {
      // One more row than fits, to find out whether the part is the last one.
      const start = after;
      const { found: read, limit: pageSize } = await fitResponse(
        Math.min(size, limit - rows + 1),
        async (pageSize): Promise<ExportedRow[]> =>
          exportLists[list](context, start, pageSize, began),
      );
      if (pageSize < limit - rows + 1) size = pageSize;
      for (const { at, id, record } of read) {
        const length = sizeOf(record);
        if (rows === limit || (rows > 0 && bytes + length > maxBytes)) {
          return { last: reached, isWhole: false };
        }
        exported[list].push(record);
        rows++;
        bytes += length;
        reached = { list, at, id };
      }
      after = read.at(-1);
      hasMore = read.length === pageSize;
    }
  }
  return { last: reached, isWhole: true };
}

const encoder = new TextEncoder();

/** The size of a record in the file in bytes, including a comma. */
function sizeOf(record: object): number {
  return encoder.encode(JSON.stringify(record)).length + 1;
}

/** The progress of an export. */
interface Progress {
  /** When it began, milliseconds since the epoch; the same for all parts. */
  began: number;
  /** The number of the next part, from 1. */
  part: number;
  /** The last exported row; null at the beginning. */
  last: LastRow | null;
}

interface LastRow extends ListPosition {
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
function writeProgress(
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
function readProgress(context: ReadContext, cursor: string | undefined): Progress {
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
