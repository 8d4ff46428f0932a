import { type SQL, sql } from "drizzle-orm";
import { jobStatuses, stages, statuses } from "#schema/job-statuses.ts";
import { jobStatusMoves, jobs, literal } from "#schema/pipeline.ts";

const numbers = sql.join(
  jobStatuses.map((status) => {
    const number = stages.indexOf(statuses[status].stage);
    return sql`when ${literal(status)} then ${sql.raw(`${number}`)}`;
  }),
  sql` `,
);

/**
 * The number of the furthest stage that a job ever reached, in a query of jobs. It has no history if it has had one
 * status alone.
 */
export const furthestStage: SQL<number> = sql<number>`coalesce((
  select max(case move.status ${numbers} end)
  from ${jobStatusMoves} move
  where move.user_id = ${jobs.userId} and move.job_id = ${jobs.id}
), case ${jobs.status} ${numbers} end)`;
