import { and, asc, eq } from "drizzle-orm";
import { jobStatusMoves } from "../../schema/pipeline.ts";
import { notFound } from "../accounts/not-found.ts";
import type { JobDetail } from "../contracts/pipeline/job.ts";
import { instant } from "../core/instant.ts";
import { prepare, type Value } from "../db/prepare.ts";
import { statement } from "../db/transaction.ts";
import { benchmark } from "./benchmark.ts";
import type { ReadContext } from "./context.ts";
import { selectJob, toJob } from "./job-record.ts";

const movesOfJob = prepare((value: Value<"userId" | "id">) => {
  const { userId, jobId, position, status, previousStatus, changedAt } = jobStatusMoves;
  return statement
    .select({ status, previousStatus, changedAt })
    .from(jobStatusMoves)
    .where(and(eq(userId, value("userId")), eq(jobId, value("id"))))
    .orderBy(asc(position));
});

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
  const [[row], moves] = await db.batch([
    selectJob(context, id),
    movesOfJob({ userId: caller.accountId, id }),
  ]);
  if (!row) throw notFound("job", id);
  const statusHistory = moves.map(({ status, previousStatus, changedAt }) => ({
    status,
    previousStatus,
    changedAt: instant(changedAt),
  }));
  const found = row.roleSlug === null ? null : await benchmark(await context.salaries(), row);
  const salaryBenchmark = found?.figures ?? null;
  return {
    job: { ...toJob(row), statusHistory, salaryBenchmark },
    version: row.version,
    // The benchmark is determined by its id and the job's own fields; the id ends in a hash.
    variant: salaryBenchmark?.dataPointId.slice(-16) ?? null,
  };
}
