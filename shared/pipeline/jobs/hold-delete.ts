import { and, count, eq } from "drizzle-orm";
import { heldDeletes } from "#schema/pipeline.ts";
import { ApiError } from "#shared/core/errors.ts";
import type { VersionCheck } from "#shared/core/record-version.ts";
import { statement } from "#shared/db/transaction.ts";
import type { ReadContext, WriteContext } from "../records/context.ts";
import { assertVersion } from "../records/versioned.ts";
import { findJob } from "./job-record.ts";

/** How long a delete can be taken back. */
export const holdMs = 10_000;
/** The deletes of one account that may be held at a time. */
export const maxHeld = 100;

/**
 * Holds the delete of a job for ten seconds, in which {@link undoDelete} takes it back. Until then
 * nothing is deleted, and no event is emitted. A delete that is held already is left as it is.
 *
 * @throws ApiError `record_not_found`, `precondition_failed`, `parameter_missing` if too many are held.
 */
export async function holdDelete(
  context: WriteContext,
  jobId: string,
  checkVersion: VersionCheck,
): Promise<{ jobId: string; deleteAt: number }> {
  const { write, caller, now } = context;
  const row = await findJob(context, jobId);
  checkVersion(row.version);
  const [[held], [counted]] = await context.db.batch([
    selectHeld(context, jobId),
    context.db
      .select({ total: count() })
      .from(heldDeletes)
      .where(eq(heldDeletes.userId, caller.accountId)),
  ]);
  if (held) return { jobId, deleteAt: held.deleteAt };
  if ((counted?.total ?? 0) >= maxHeld) {
    throw new ApiError("parameter_missing", {
      message: `At most ${maxHeld} deletes are held at a time. Try again in ten seconds.`,
      param: "body",
      clarification: "Can this job be deleted a little later?",
    });
  }
  const deleteAt = now + holdMs;
  assertVersion(context, "job", row);
  write(
    statement
      .insert(heldDeletes)
      .values({ userId: caller.accountId, jobId, deleteAt })
      .onConflictDoNothing(),
  );
  return { jobId, deleteAt };
}

/** A query for the caller's held delete of a job. */
export function selectHeld({ db, caller }: ReadContext, jobId: string) {
  return db.select().from(heldDeletes).where(whereHeld({ caller }, jobId));
}

/** The condition for the caller's held delete of a job. */
export function whereHeld({ caller }: Pick<ReadContext, "caller">, jobId: string) {
  return and(eq(heldDeletes.userId, caller.accountId), eq(heldDeletes.jobId, jobId));
}

/** The ids of the caller's jobs whose delete is held, which a page leaves out. */
export async function listHeld({ db, caller }: ReadContext): Promise<Set<string>> {
  const held = await db
    .select({ jobId: heldDeletes.jobId })
    .from(heldDeletes)
    .where(eq(heldDeletes.userId, caller.accountId))
    .limit(maxHeld);
  return new Set(held.map(({ jobId }) => jobId));
}
