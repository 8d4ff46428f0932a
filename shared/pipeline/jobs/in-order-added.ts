import { and, eq, type Placeholder, type SQL, sql } from "drizzle-orm";
import { jobStatuses } from "#schema/job-statuses.ts";
import { jobs, literal } from "#schema/pipeline.ts";

interface Part {
  userId: string | Placeholder;
  limit: number | Placeholder;
  /** A further condition on each job. */
  filter?: SQL | undefined;
}

/**
 * A query for the ids of an account's jobs in the order in which they were added: the lists by status, merged as far as
 * they are read. An index over all of them would be a row more for each job.
 */
export function inOrderAdded(
  direction: "newest first" | "earliest first",
  { userId, limit, filter }: Part,
): SQL {
  const order = direction === "newest first" ? sql`desc` : sql`asc`;
  const lists = jobStatuses.map((status) => {
    const isListed = and(eq(jobs.userId, userId), eq(jobs.status, literal(status)), filter);
    return sql`select ${jobs.createdAt} as at, ${jobs.id} as id from ${jobs} where ${isListed}`;
  });
  const merged = sql.join(lists, sql` union all `);
  return sql`(select id from (${merged} order by at ${order}, id ${order} limit ${limit}))`;
}
