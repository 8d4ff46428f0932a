import { and, eq, sql } from "drizzle-orm";
import type { Status } from "#schema/job-statuses.ts";
import { jobStatusMoves, jobs } from "#schema/pipeline.ts";
import { notFound } from "#shared/contract/not-found.ts";
import { instant } from "#shared/core/dates.ts";
import { prepare, type Value } from "#shared/db/prepare.ts";
import { statement } from "#shared/db/transaction.ts";
import type { ReadContext } from "../records/context.ts";
import { historyOf } from "./first-status.ts";
import type { JobDetail } from "./job.response.ts";
import { jobColumns, toJob, toPostingOrNull } from "./job-record.ts";
import { benchmark } from "./judge-job-pay.ts";

type Move = [position: number, status: Status, previousStatus: Status | null, changedAt: number];

/** One statement: a second one would need a transaction, so that both see the same state. */
const detailById = prepare((value: Value<"userId" | "id">) =>
  statement
    .select({
      ...jobColumns,
      posting: jobs.posting,
      moves: sql<Move[]>`(
        select json_group_array(
          json_array(move.position, move.status, move.previous_status, move.changed_at)
        )
        from ${jobStatusMoves} move where move.user_id = jobs.user_id and move.job_id = jobs.id
      )`.mapWith((text: string) => (JSON.parse(text) as Move[]).sort(([a], [b]) => a - b)),
    })
    .from(jobs)
    .where(and(eq(jobs.userId, value("userId")), eq(jobs.id, value("id")))),
);

/**
 * Reads a job with its status history, and a benchmark of the pay for its role.
 *
 * @returns `variant` distinguishes entity tags of the same version with different benchmarks.
 *
 * @throws ApiError `record_not_found`.
 */
export async function readJob(
  context: ReadContext,
  id: string,
): Promise<{ job: JobDetail; version: number; variant: string | null }> {
  const { db, caller } = context;
  const [[row]] = await db.batch([detailById({ userId: caller.accountId, id })]);
  if (!row) throw notFound("job", id);
  const moves = row.moves.map(([, status, previousStatus, changedAt]) => ({
    status,
    previousStatus,
    changedAt,
  }));
  const statusHistory = historyOf(row, moves).map(({ changedAt, ...move }) => ({
    ...move,
    changedAt: instant(changedAt),
  }));
  const found = row.roleSlug === null ? null : await benchmark(await context.salaries(), row);
  const salaryBenchmark = found?.figures ?? null;
  return {
    job: { ...toJob(row), statusHistory, posting: toPostingOrNull(row.posting), salaryBenchmark },
    version: row.version,
    // The benchmark is determined by its id and the job's own fields; the id ends in a hash.
    variant: salaryBenchmark?.dataPointId.slice(-16) ?? null,
  };
}
