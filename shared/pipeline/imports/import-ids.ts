import { toBase62 } from "#shared/core/bytes/base62.ts";
import { type IdKind, numberedId } from "#shared/core/ids.ts";
import type { ImportBody } from "./transfer.request.ts";

/** The new ids of the rows of one list. */
export interface ImportIds {
  /** The id of a row, by its index. */
  at(index: number): string;
  /** Keyed by the id of the row in the file. */
  byFileId: ReadonlyMap<string, string>;
}

/** Leaves four digits for the number of a record in its list. */
const digitCount = 12;

/**
 * Assigns new ids, always the same in the same import, so that an interrupted import can be resumed.
 * They ascend, so that rows of the same time keep the order of the file, and the chunks of an export
 * keep theirs.
 *
 * @param importId `imp_…`, whose random digits make the ids unique.
 */
export function assignIds(
  importId: string,
  kind: IdKind,
  rows: readonly { id?: string | undefined }[],
  { exportId, part = 1 }: Pick<ImportBody, "exportId" | "part">,
): ImportIds {
  const digits = digitsOf(importId, { exportId, part });
  const at = (index: number) => numberedId(kind, digits, index);
  const byFileId = new Map<string, string>();
  for (const [index, row] of rows.entries()) {
    if (row.id !== undefined) byFileId.set(row.id, at(index));
  }
  return { at, byFileId };
}

/** Whether an id was assigned by this import, in an earlier attempt. */
export function isOwnId(
  importId: string,
  id: string,
  file: Pick<ImportBody, "exportId" | "part">,
): boolean {
  return afterPrefix(id).startsWith(digitsOf(importId, file));
}

function digitsOf(
  importId: string,
  { exportId, part = 1 }: Pick<ImportBody, "exportId" | "part">,
): string {
  const chunk = exportId === undefined ? "" : toBase62(part, 2);
  return (chunk + afterPrefix(importId)).slice(0, digitCount);
}

function afterPrefix(id: string): string {
  return id.slice(id.indexOf("_") + 1);
}
