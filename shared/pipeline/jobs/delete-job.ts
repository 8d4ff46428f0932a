import { and, asc, count, eq, exists, gt, lte, type SQL } from "drizzle-orm";
import { documents } from "#schema/documents.ts";
import {
  activities,
  calendarEvents,
  heldDeletes,
  jobContacts,
  jobStatusMoves,
  jobs,
} from "#schema/pipeline.ts";
import type { Deleted } from "#shared/contract/pipeline-fields.response.ts";
import { maxSkewMs } from "#shared/core/clock.ts";
import { ApiError } from "#shared/core/errors.ts";
import { newId } from "#shared/core/ids.ts";
import { logFailure } from "#shared/core/log-failure.ts";
import type { VersionCheck } from "#shared/core/record-version.ts";
import type { Database } from "#shared/db/client.ts";
import { placeInAccount } from "#shared/db/conditions.ts";
import { assertInBatch, statement, writeAtomically } from "#shared/db/transaction.ts";
import { recordEvents } from "../events/events.ts";
import type { ReadContext, WriteContext } from "../records/context.ts";
import { detachInParts } from "../records/detach-in-parts.ts";
import { assertVersion, bumpVersions } from "../records/versioned.ts";
import { findJob, toJob, whereJob } from "./job-record.ts";

/**
 * Deletes a job with its history, activities, calendar events, documents and links, and emits
 * `job.deleted`.
 *
 * @throws ApiError `record_not_found`, `precondition_failed`.
 */
export async function deleteJob(
  context: WriteContext,
  id: string,
  checkVersion: VersionCheck,
): Promise<Deleted> {
  const { write, caller } = context;
  const row = await findJob(context, id);
  checkVersion(row.version);
  assertVersion(context, "job", row);
  const belongings = [
    { table: activities, id: activities.id },
    { table: calendarEvents, id: calendarEvents.id },
    { table: documents, id: documents.id },
    { table: jobStatusMoves, id: jobStatusMoves.position },
  ].map(({ table, id: column }) => {
    const where = and(eq(table.userId, caller.accountId), eq(table.jobId, id));
    return {
      ...{ table, where, id: column },
      detach: (some?: SQL) => statement.delete(table).where(and(where, some)),
    };
  });
  detachInParts(context, "job", row, belongings);
  const links = and(eq(jobContacts.userId, caller.accountId), eq(jobContacts.jobId, id));
  write(...belongings.map(({ detach }) => detach()), statement.delete(jobContacts).where(links));
  const held = and(eq(heldDeletes.userId, caller.accountId), eq(heldDeletes.jobId, id));
  write(statement.delete(heldDeletes).where(held));
  write(statement.delete(jobs).where(whereJob(context, id)));
  bumpVersions(context, "contact", row.contactIds);
  recordEvents(context, ["job.deleted"], toJob(row));
  return { id, deleted: true };
}

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
function selectHeld({ db, caller }: ReadContext, jobId: string) {
  return db.select().from(heldDeletes).where(whereHeld({ caller }, jobId));
}

/** The condition for the caller's held delete of a job. */
function whereHeld({ caller }: Pick<ReadContext, "caller">, jobId: string) {
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

/**
 * Takes back the held delete of a job.
 *
 * @throws ApiError `record_not_found` if none is held, because it was written already or never held.
 */
export async function undoDelete(context: WriteContext, jobId: string): Promise<{ jobId: string }> {
  const find = selectHeld(context, jobId);
  const [held] = await find;
  if (!held) {
    throw new ApiError("record_not_found", {
      message: "The delete of this job is not held: it may have been written already.",
      param: "id",
      clarification: "Is the job still in the list?",
    });
  }
  context.write(
    assertInBatch(exists(find)),
    statement.delete(heldDeletes).where(whereHeld(context, jobId)),
  );
  return { jobId };
}

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
