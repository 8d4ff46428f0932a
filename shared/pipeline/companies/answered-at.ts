import { type SQL, type SQLWrapper, sql } from "drizzle-orm";
import { jobStatuses, statuses } from "#schema/job-statuses.ts";
import { jobStatusMoves, jobs, literals } from "#schema/pipeline.ts";

const answers = jobStatuses.filter((status) => statuses[status].answer !== null);

/**
 * When the company first answered the application for a job; a rejection is an answer too. A job with one status alone
 * has no history, and was not applied for or not answered.
 */
export function answeredAt(
  job: Record<"userId" | "id" | "appliedAt", SQLWrapper> = jobs,
): SQL<number | null> {
  return sql`(
    select min(move.changed_at) from ${jobStatusMoves} move
    where move.user_id = ${job.userId} and move.job_id = ${job.id}
      and move.changed_at >= ${job.appliedAt}
      and move.status in ${literals(answers)}
  )`;
}
