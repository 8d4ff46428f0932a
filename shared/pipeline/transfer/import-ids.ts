import type { ImportBody } from "../../contracts/pipeline/transfer.ts";
import { toBase62 } from "../../core/bytes/base62.ts";
import type { IdKind } from "../../core/ids.ts";
import type { WriteContext } from "../context.ts";

/** The new ids of the rows of one list. */
export interface ImportIds {
  /** By the index of the row. */
  at(index: number): string;
  /** By the id of the row in the file. */
  byFileId: ReadonlyMap<string, string>;
}

/**
 * Assigns new ids in ascending order, so that rows of the same time keep the order of the file,
 * and the chunks of an export keep theirs.
 */
export function assignIds(
  { newId }: Pick<WriteContext, "newId">,
  kind: IdKind,
  rows: readonly { id?: string | undefined }[],
  { exportId, part = 1 }: Pick<ImportBody, "exportId" | "part">,
): ImportIds {
  const minted = rows.map(() => newId(kind));
  const ids = (exportId === undefined ? minted : minted.map((id) => withPart(id, part))).sort();
  const byFileId = new Map<string, string>();
  for (const [index, row] of rows.entries()) {
    if (row.id !== undefined) byFileId.set(row.id, ids[index] ?? "");
  }
  return { at: (index) => ids[index] ?? "", byFileId };
}

/** Replaces the first two random digits of an id by the number of the part. */
function withPart(id: string, part: number): string {
  const start = id.indexOf("_") + 1;
  return id.slice(0, start) + toBase62(part, 2) + id.slice(start + 2);
}
