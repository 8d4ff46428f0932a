import { and, eq, ne } from "drizzle-orm";
import { importFileParts, importFiles } from "#schema/import-files.ts";
import { toBase64 } from "#shared/core/bytes/base64.ts";
import { gzip } from "#shared/core/bytes/gzip.ts";
import { toHex } from "#shared/core/bytes/hex.ts";
import { newId } from "#shared/core/ids.ts";
import { type FileContext, type ImportFile, keptMs } from "./file-record.ts";

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
