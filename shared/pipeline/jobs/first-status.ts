/**
 * The status that a job began with is a row of its history once another follows, so that adding a job writes none: until
 * then it is the job's own. A win has its row at once, because the summary finds wins among the rows.
 */
import { and, eq, sql } from "drizzle-orm";
import { type Status, wins } from "#schema/job-statuses.ts";
import { jobStatusMoves, jobs } from "#schema/pipeline.ts";
import { type Statement, statement } from "#shared/db/transaction.ts";

/** What of a job its history follows from as long as it has had one status. */
interface Begun {
  status: Status;
  statusChangedAt: number;
}

/** The first status of a job as a row. */
export function firstMove({
  userId,
  id,
  status,
  statusChangedAt,
}: Begun & { userId: string; id: string }): typeof jobStatusMoves.$inferSelect {
  const first = { position: 1, previousStatus: null };
  return { userId, jobId: id, ...first, status, changedAt: statusChangedAt };
}

/** Whether a history has a row for its only status. */
export function hasOwnRow(status: Status): boolean {
  return wins.some((win) => win === status);
}

/** A statement that writes the first status of a job, if it is not written. It comes before the job is moved. */
export function keepFirst({ userId, id }: { userId: string; id: string }): Statement {
  const first = statement
    .select({
      userId: jobs.userId,
      jobId: jobs.id,
      position: sql`1`.as("position"),
      status: jobs.status,
      previousStatus: sql`null`.as("previous_status"),
      changedAt: jobs.statusChangedAt,
    })
    .from(jobs)
    .where(and(eq(jobs.userId, userId), eq(jobs.id, id)));
  return statement.insert(jobStatusMoves).select(first).onConflictDoNothing();
}

/** The history of a job out of its rows, of which there may be none. */
export function historyOf<Move extends { status: Status; changedAt: number }>(
  { status, statusChangedAt }: Begun,
  moves: readonly Move[],
): readonly (Move | { status: Status; previousStatus: null; changedAt: number })[] {
  return moves.length > 0 ? moves : [{ status, previousStatus: null, changedAt: statusChangedAt }];
}
