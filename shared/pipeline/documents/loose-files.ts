/** Files of the bucket that no document refers to: of uploads that did not end, and of deleted documents. */
import { and, eq, exists, gt, inArray, lte, or, sql } from "drizzle-orm";
import { documents, looseFiles } from "#schema/documents.ts";
import { maxSkewMs } from "#shared/core/clock.ts";
import type { Database } from "#shared/db/client.ts";
import { statement } from "#shared/db/transaction.ts";
import type { DocumentBucket } from "./document-record.ts";

/** By then no upload is in progress that has put a file: a request takes minutes at most. */
export const uploadMs = 3_600_000;

const { key, dueAt } = looseFiles;

/** Files of one run, and of one listing. */
const atATime = 500;

/**
 * Deletes the files that are due. First it claims them: an upload that has taken unduly long then fails instead of
 * ending as a document without its file.
 *
 * @returns whether there may be more.
 */
export async function deleteLooseFiles(
  { db, now }: { db: Database; now: number },
  bucket: DocumentBucket,
): Promise<boolean> {
  // One that is due later than any was noted before the clock jumped back.
  const isDue = or(lte(dueAt, now), gt(dueAt, now + uploadMs + maxSkewMs));
  const due = await db.select({ key }).from(looseFiles).where(isDue).limit(atATime);
  if (due.length === 0) return false;
  const isOfRun = inArray(key, keysOf(due));
  const isClaimed = and(isOfRun, eq(dueAt, 0));
  const [, , claimed] = await db.batch([
    // What a document refers to stays, whatever the note of its upload says.
    db.delete(looseFiles).where(and(isOfRun, hasDocument)),
    db.update(looseFiles).set({ dueAt: 0 }).where(and(isOfRun, isDue)),
    db.select({ key }).from(looseFiles).where(isClaimed),
  ]);
  await bucket.delete(keysOf(claimed));
  await db.delete(looseFiles).where(isClaimed);
  return due.length === atATime;
}

function keysOf(files: readonly { key: string }[]): string[] {
  return files.map((file) => file.key);
}

const hasDocument = exists(
  statement
    .select({ id: documents.id })
    .from(documents)
    .where(
      and(
        eq(documents.userId, sql`substr(${key}, 1, instr(${key}, '/') - 1)`),
        eq(documents.id, sql`substr(${key}, instr(${key}, '/') + 1)`),
      ),
    ),
);

/** Deletes the files of an account. */
export async function deleteDocumentsOf(bucket: DocumentBucket, userId: string): Promise<void> {
  for (let isMore = true; isMore; ) {
    const { objects } = await bucket.list({ prefix: `${userId}/`, limit: atATime });
    if (objects.length > 0) await bucket.delete(keysOf(objects));
    isMore = objects.length === atATime;
  }
}
