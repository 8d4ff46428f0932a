import type { Position } from "../../accounts/paging.ts";
import type { ExportQuery, PipelineExport } from "../../contracts/pipeline/transfer.ts";
import { sha256Hex } from "../../core/bytes/sha256.ts";
import { instant } from "../../core/instant.ts";
import type { ReadContext } from "../context.ts";
import { type LastRow, readProgress, writeProgress } from "./export-cursor.ts";
import { type ExportList, exportLists } from "./export-lists.ts";

/** Rows of one query: with the longest notes they are some 20 MB. */
const maxAtOnce = 500;
/** What an import takes, less the head of a part. */
const maxBytes = 5 * 1024 * 1024 - 4_096;

const everyList = Object.keys(exportLists) as ExportList[];

/**
 * What the caller's pipeline holds, as much of it as one import takes; what is
 * left is told by the part behind it. Ids decide the order of rows of the same
 * instant alone.
 *
 * @param lists those that are told of.
 * @throws ApiError `parameter_missing` for a cursor that no export of this account gave.
 */
export async function exportPipeline(
  context: ReadContext,
  { limit, cursor }: ExportQuery,
  lists: readonly ExportList[] = everyList,
): Promise<PipelineExport> {
  const progress = readProgress(context, cursor);
  const { began, part } = progress;
  const told: Pick<PipelineExport, ExportList> = {
    jobs: [],
    contacts: [],
    activities: [],
    events: [],
    moodCheckins: [],
  };
  const { last, isWhole } = await fill(told, context, progress, limit, lists);
  const next = { began, part: part + 1, last };
  return {
    version: 1,
    exportId: `exp_${(await sha256Hex(`${context.caller.accountId} ${began}`)).slice(0, 16)}`,
    part,
    exportedAt: instant(began),
    ...told,
    nextCursor: isWhole || !last ? null : writeProgress(context, next, last),
  };
}

/** Goes on where an export stands until a part is full or nothing is left, and answers where that is. */
async function fill(
  told: Record<ExportList, unknown[]>,
  context: ReadContext,
  { began, last }: { began: number; last: LastRow | null },
  limit: number,
  lists: readonly ExportList[],
): Promise<{ last: LastRow | null; isWhole: boolean }> {
  let reached = last;
  let [rows, bytes] = [0, 0];
  for (const list of lists.slice(last ? lists.indexOf(last.list) : 0)) {
    let after: Position | undefined = last?.list === list ? last : undefined;
    for (let isMore = true; isMore; ) {
      // A row more than fits, to learn whether there is one.
      const asked = Math.min(maxAtOnce, limit - rows + 1);
      const read = await exportLists[list](context, after, asked, began);
      for (const { at, id, record } of read) {
        const size = sizeOf(record);
        if (rows === limit || (rows > 0 && bytes + size > maxBytes)) {
          return { last: reached, isWhole: false };
        }
        told[list].push(record);
        rows++;
        bytes += size;
        reached = { list, at, id };
      }
      after = read.at(-1);
      isMore = read.length === asked;
    }
  }
  return { last: reached, isWhole: true };
}

const encoder = new TextEncoder();

/** Bytes of a record in the file, the comma behind it included. */
function sizeOf(record: object): number {
  return encoder.encode(JSON.stringify(record)).length + 1;
}
