import { type SQL, sql } from "drizzle-orm";
import { jobStatusMoves, jobs } from "../../../schema/pipeline.ts";
import { stages } from "../../contracts/pipeline/funnel.ts";

const numbers = sql.join(
  stages.map((stage, number) => sql`when ${sql.raw(`'${stage}'`)} then ${sql.raw(`${number}`)}`),
  sql` `,
);

/** The number of the furthest stage that a job ever reached, in a query of jobs. */
export const furthestStage: SQL<number> = sql<number>`(
  select max(case move.status ${numbers} else 0 end)
  from ${jobStatusMoves} move
  where move.user_id = ${jobs.userId} and move.job_id = ${jobs.id}
)`;
