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
  // Drizzle takes the table from a column that is directly in what a query of one table selects.
  const [userId, id, appliedAt] = [sql`${job.userId}`, sql`${job.id}`, sql`${job.appliedAt}`];
  return sql`(
    select min(move.changed_at) from ${jobStatusMoves} move
    where move.user_id = ${userId} and move.job_id = ${id}
      and move.changed_at >= ${appliedAt}
      and move.status in ${literals(answers)}
  )`;
}
