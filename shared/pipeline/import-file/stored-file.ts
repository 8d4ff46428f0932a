/** Files that a page imports, between their upload and the end of the import. */
import { and, asc, eq, gt, ne } from "drizzle-orm";
import { importFileParts, importFiles } from "#schema/import-files.ts";
import { fromBase64, toBase64 } from "#shared/core/bytes/base64.ts";
import { gunzip, gzip } from "#shared/core/bytes/gzip.ts";
import { toHex } from "#shared/core/bytes/hex.ts";
import { ApiError } from "#shared/core/errors.ts";
import { newId } from "#shared/core/ids.ts";
import type { Database } from "#shared/db/client.ts";
import type { ReadContext } from "../records/context.ts";

/** The context of verbs that commit what they write themselves. */
export interface FileContext extends Omit<ReadContext, "db"> {
  db: Database;
}

export type ImportFile = Omit<typeof importFiles.$inferSelect, "userId" | "expiresAt">;

/** How long a file is kept after its upload. */
const keptMs = 3_600_000;

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

/** Bytes of one statement. */
const partBytes = 750_000;

type StoredFile = Pick<ImportFile, "name" | "kind" | "preview"> & {
  bytes: Uint8Array<ArrayBuffer>;
};

/**
 * Stores a file until its import is confirmed, for an hour at most. It replaces the account's last
 * one. The file can be found once all of its parts are stored.
 *
 * @returns its id.
 */
export async function storeFile(
  { db, caller, now }: FileContext,
  { name, kind, bytes, preview }: StoredFile,
): Promise<string> {
  const [userId, id, expiresAt] = [caller.accountId, newId("importFile"), now + keptMs];
  const digest = await crypto.subtle.digest("SHA-256", bytes);
  const compressed = await gzip(bytes);
  await db.batch([
    db.delete(importFiles).where(eq(importFiles.userId, userId)),
    db.delete(importFileParts).where(eq(importFileParts.userId, userId)),
  ]);
  for (let number = 0; number * partBytes < compressed.length; number++) {
    const part = compressed.subarray(number * partBytes, (number + 1) * partBytes);
    const row = { userId, fileId: id, number, gzip: toBase64(part), expiresAt };
    await db.insert(importFileParts).values(row);
  }
  const file = {
    ...{ id, name, kind, bytes: bytes.length, sha256: toHex(new Uint8Array(digest)), expiresAt },
    ...{ preview, confirmed: null, outcome: null },
  };
  await db.batch([
    db
      .insert(importFiles)
      .values({ userId, ...file })
      .onConflictDoUpdate({ target: importFiles.userId, set: file }),
    // Another file may have been uploaded at the same time; only the last one is kept.
    db
      .delete(importFileParts)
      .where(and(eq(importFileParts.userId, userId), ne(importFileParts.fileId, id))),
  ]);
  return id;
}

/** The text of a stored table or export. */
export async function readStoredText(
  context: FileContext,
  file: Pick<ImportFile, "id">,
): Promise<string> {
  const bytes = await readFileBytes(context, file);
  return new TextDecoder("utf-8", { fatal: true, ignoreBOM: false }).decode(bytes);
}

/** A stored file as it was uploaded. */
export async function readFileBytes(
  { db, caller }: FileContext,
  { id }: Pick<ImportFile, "id">,
): Promise<Uint8Array<ArrayBuffer>> {
  const parts = await db
    .select({ gzip: importFileParts.gzip })
    .from(importFileParts)
    .where(and(eq(importFileParts.userId, caller.accountId), eq(importFileParts.fileId, id)))
    .orderBy(asc(importFileParts.number));
  const compressed = parts.map(({ gzip }) => fromBase64(gzip));
  return gunzip(new Uint8Array(await new Blob(compressed).arrayBuffer()));
}
