import { and, asc, eq, exists, lte } from "drizzle-orm";
import { heldDeletes } from "../../../schema/pipeline.ts";
import { ApiError } from "../../core/errors.ts";
import { newId } from "../../core/ids.ts";
import type { Database } from "../../db/client.ts";
import { assertInBatch, statement, writeAtomically } from "../../db/transaction.ts";
import type { WriteContext } from "../context.ts";
import { deleteJob } from "../delete-job.ts";

/** Of one run. */
const maxWritten = 100;

/**
 * Deletes the jobs whose delete was held until now, each in a transaction of its own, and emits
 * `job.deleted`. Done by the periodic sweep, and by a page for its own account.
 *
 * @param announce queues the deliveries of an event.
 * @param account only this account's.
 * @returns whether there may be more.
 */
export async function writeDueDeletes(
  { db, now, announce }: { db: Database; now: number; announce: WriteContext["announce"] },
  account?: string,
): Promise<boolean> {
  const own = account === undefined ? undefined : eq(heldDeletes.userId, account);
  const due = await db
    .select()
    .from(heldDeletes)
    .where(and(own, lte(heldDeletes.deleteAt, now)))
    .orderBy(asc(heldDeletes.deleteAt))
    .limit(maxWritten);
  for (const { userId, jobId } of due) {
    const context = {
      ...{ db, now, newId, announce, salaries: async () => null },
      caller: { accountId: userId, credentialId: "" },
    };
    const same = and(eq(heldDeletes.userId, userId), eq(heldDeletes.jobId, jobId));
    await writeAtomically(
      db,
      async (write) => {
        const [held] = await db.select().from(heldDeletes).where(same);
        // Taken back, or written by another run.
        if (!held) return;
        write(assertInBatch(exists(statement.select().from(heldDeletes).where(same))));
        await deleteJob({ ...context, write }, jobId, () => {});
      },
      { owner: userId },
    ).catch((error: unknown) => {
      // The job was deleted otherwise in between, and the held delete with it.
      if (!(error instanceof ApiError) || error.code !== "record_not_found") throw error;
    });
  }
  return due.length === maxWritten;
}
