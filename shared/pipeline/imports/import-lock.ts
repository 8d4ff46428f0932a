/** One import of an account at a time. Its times are the platform's, because they bound real work. */
import { and, eq, exists, sql } from "drizzle-orm";
import { importLocks } from "#schema/pipeline.ts";
import { maxSkewMs } from "#shared/core/clock.ts";
import { ApiError } from "#shared/core/errors.ts";
import type { Database, Reader } from "#shared/db/client.ts";
import { assertInBatch, statement, type Write } from "#shared/db/transaction.ts";

/** How long a body may take to arrive and to be checked. */
const readingMs = 30_000;
/** How long one part may take. An import that was interrupted can be resumed after this. */
const partMs = 5_000;

/** Held by one request while it imports. */
export interface ImportLock {
  userId: string;
  holder: string;
}

/**
 * Takes the lock, or renews it.
 *
 * @throws ApiError `import_in_progress` if another request holds it.
 */
export async function takeImportLock(db: Database, { userId, holder }: ImportLock): Promise<void> {
  const now = Date.now();
  const expiresAt = now + readingMs;
  // One that would be held for longer was taken before the clock jumped back.
  const free = sql`${importLocks.holder} = ${holder} or ${importLocks.expiresAt} <= ${now}
    or ${importLocks.expiresAt} > ${expiresAt + maxSkewMs}`;
  const taken = await db
    .insert(importLocks)
    .values({ userId, holder, expiresAt })
    .onConflictDoUpdate({ target: importLocks.userId, set: { holder, expiresAt }, setWhere: free })
    .returning({ holder: importLocks.holder });
  if (taken.length === 0) throw inProgress();
}

/** Makes the transaction fail unless the lock is still held, and renews it. */
export function keepImportLock(db: Reader, write: Write, lock: ImportLock): void {
  const held = statement.select().from(importLocks).where(whereHeld(lock));
  write(
    assertInBatch(exists(held), async () => {
      const [found] = await db.select().from(importLocks).where(whereHeld(lock));
      if (!found) throw inProgress();
    }),
    statement
      .update(importLocks)
      .set({ expiresAt: Date.now() + partMs })
      .where(whereHeld(lock)),
  );
}

/** Releases the lock if it is still held. */
export async function releaseImportLock(db: Database, lock: ImportLock): Promise<void> {
  await db.delete(importLocks).where(whereHeld(lock));
}

function whereHeld({ userId, holder }: ImportLock) {
  return and(eq(importLocks.userId, userId), eq(importLocks.holder, holder));
}

/** The error for an import while another of the same account runs. */
export function inProgress(): ApiError {
  return new ApiError("import_in_progress", {
    message:
      "Another import of this account is in progress. Imports run one at a time: send this one again when the other has finished.",
    param: "body",
    afterSeconds: 1,
  });
}
