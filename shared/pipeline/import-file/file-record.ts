/** Files that a page imports, between their upload and the end of the import. */
import { and, eq, gt } from "drizzle-orm";
import { importFiles } from "#schema/import-files.ts";
import { ApiError } from "#shared/core/errors.ts";
import type { Database } from "#shared/db/client.ts";
import type { ReadContext } from "../records/context.ts";

/** The context of verbs that commit what they write themselves. */
export interface FileContext extends Omit<ReadContext, "db"> {
  db: Database;
}

export type ImportFile = Omit<typeof importFiles.$inferSelect, "userId" | "expiresAt">;

/** How long a file is kept after its upload. */
export const keptMs = 3_600_000;

/** The condition for the caller's file with this id. */
export function whereFile({ caller }: Pick<ReadContext, "caller">, id: string) {
  return and(eq(importFiles.userId, caller.accountId), eq(importFiles.id, id));
}

/** @throws ApiError `record_not_found`, also if another file was uploaded since. */
export async function findFile(context: FileContext, id: string): Promise<ImportFile> {
  const [found] = await context.db
    .select()
    .from(importFiles)
    .where(and(whereFile(context, id), gt(importFiles.expiresAt, context.now)));
  if (!found) throw fileGone();
  const { userId: _user, expiresAt: _at, ...file } = found;
  return file;
}

export function fileGone(): ApiError {
  return new ApiError("record_not_found", {
    message:
      "This file is no longer here. A file is kept for an hour, and only the last one that was uploaded. Upload it again.",
    param: "id",
    clarification: "Can the file be uploaded again?",
  });
}
