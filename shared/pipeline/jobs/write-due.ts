import { and, asc, eq, exists, gt, lte, type SQL } from "drizzle-orm";
import { heldDeletes } from "#schema/pipeline.ts";
import { maxSkewMs } from "#shared/core/clock.ts";
import { ApiError } from "#shared/core/errors.ts";
import { newId } from "#shared/core/ids.ts";
import { logFailure } from "#shared/core/log-failure.ts";
import type { Database } from "#shared/db/client.ts";
import { placeInAccount } from "#shared/db/conditions.ts";
import { assertInBatch, statement, writeAtomically } from "#shared/db/transaction.ts";
import type { WriteContext } from "../records/context.ts";
import { deleteJob } from "./delete-job.ts";
import { holdMs } from "./hold-delete.ts";

/** The most deletes that one run writes. */
const maxWritten = 100;

/**
 * Deletes the jobs whose delete was held until now, each in a transaction of its own, and emits
 * `job.deleted`. Done by the periodic sweep, for which one account's failure is no other's, and by a page
 * for its own account, which hears of a failure.
 *
 * @param announce queues the deliveries of an event.
 * @param account only this account's.
 * @returns how many deletes were due, and whether there may be more that can be written: not if every one of a
 * run failed.
 */
export async function writeDueDeletes(
  { db, now, announce }: { db: Database; now: number; announce: WriteContext["announce"] },
  account?: string,
): Promise<{ due: number; hasMore: boolean }> {
  const own = account === undefined ? undefined : eq(heldDeletes.userId, account);
  const { deleteAt } = heldDeletes;
  const find = (when: SQL) =>
    db
      .select()
      .from(heldDeletes)
      .where(and(own, when))
      .orderBy(placeInAccount(heldDeletes.userId, deleteAt), asc(deleteAt))
      .limit(maxWritten);
  // One that would be held for longer than any was dated before the clock jumped back.
  const [past, misdated] = await db.batch([
    find(lte(deleteAt, now)),
    find(gt(deleteAt, now + holdMs + maxSkewMs)),
  ]);
  const due = [...past, ...misdated];
  let failed = 0;
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
      if (error instanceof ApiError && error.code === "record_not_found") return;
      if (account !== undefined) throw error;
      failed++;
      logFailure({ task: "delete a job that was held" }, error);
    });
  }
  const isFull = Math.max(past.length, misdated.length) === maxWritten;
  const hasMore = isFull && failed < due.length;
  return { due: due.length, hasMore };
}
