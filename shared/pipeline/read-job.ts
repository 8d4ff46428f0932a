import { and, asc, eq } from "drizzle-orm";
import { jobStatusMoves, jobs } from "../../schema/pipeline.ts";
import { notFound } from "../accounts/not-found.ts";
import type { JobDetail } from "../contracts/responses/pipeline/job.ts";
import { instant } from "../core/instant.ts";
import { benchmark } from "./benchmark.ts";
import type { ReadContext } from "./context.ts";
import { jobColumns, toJob, whereJob } from "./job-record.ts";

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
    db.select(jobColumns).from(jobs).where(whereJob(context, id)),
    db
      .select()
      .from(jobStatusMoves)
      .where(and(eq(jobStatusMoves.userId, caller.accountId), eq(jobStatusMoves.jobId, id)))
      .orderBy(asc(jobStatusMoves.position)),
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
