import { openStatuses } from "../../../schema/job-statuses.ts";
import type { ReadContext } from "../records/context.ts";
import { countJobs } from "../records/tallies.ts";

/** How many of the caller's jobs have not ended. */
export async function countOpenJobs({
  db,
  caller,
}: Pick<ReadContext, "db" | "caller">): Promise<number> {
  const [[counted]] = await db.batch([countJobs({ caller }, openStatuses)]);
  return counted?.total ?? 0;
}
