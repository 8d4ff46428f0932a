import { looseFiles } from "#schema/documents.ts";
import { ApiError } from "#shared/core/errors.ts";
import { newId } from "#shared/core/ids.ts";
import type { Database } from "#shared/db/client.ts";
import { type DocumentBucket, documentFileKey, noDocumentsKept } from "./document-record.ts";
import type { CheckedFile } from "./identify-file.ts";
import { uploadMs } from "./loose-files.ts";

/** A file in the bucket that is loose until its document is committed. */
export interface StoredFile {
  /** The id of its document. */
  id: string;
  /** When it is deleted if there is no document by then. */
  dueAt: number;
}

/**
 * Puts a file into the bucket. It is noted as loose first, so that it is found whatever happens next.
 *
 * @param bucket undefined where no documents are kept.
 * @throws ApiError `parameter_missing` where no documents are kept, `dependency_unavailable` if the bucket fails.
 */
export async function storeFile(
  { db, now, userId }: { db: Database; now: number; userId: string },
  bucket: DocumentBucket | undefined,
  { bytes, sha256 }: CheckedFile,
): Promise<StoredFile> {
  if (!bucket) throw noDocumentsKept();
  const stored = { id: newId("document"), dueAt: now + uploadMs };
  const key = documentFileKey({ userId, id: stored.id });
  await db.insert(looseFiles).values({ key, dueAt: stored.dueAt });
  try {
    // The bucket compares what arrives with the hash.
    await bucket.put(key, bytes, { sha256 });
  } catch (cause) {
    throw new ApiError("dependency_unavailable", {
      message: "The document could not be stored. Send it again.",
      afterSeconds: 2,
      cause,
    });
  }
  return stored;
}
