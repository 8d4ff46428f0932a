import { and, asc, eq } from "drizzle-orm";
import { jobStatusMoves, jobs } from "../../schema/pipeline.ts";
import type { JobDetail } from "../contracts/pipeline/job.ts";
import type { ReadContext } from "./context.ts";
import { instant } from "./instant.ts";
import { jobColumns, toJob, whereJob } from "./job-record.ts";
import { notFound } from "./not-found.ts";

/**
 * A job with every move it has made.
 *
 * @throws ApiError `record_not_found`.
 */
export async function readJob(
  context: ReadContext,
  id: string,
): Promise<{ job: JobDetail; version: number }> {
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
  return { job: { ...toJob(row), statusHistory }, version: row.version };
}
