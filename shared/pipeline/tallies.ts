import { and, eq, inArray, sql } from "drizzle-orm";
import { jobStatuses, pipelineTallies } from "../../schema/pipeline.ts";
import type { ReadContext } from "./context.ts";
import type { Status } from "./status.ts";

type Reader = Pick<ReadContext, "db" | "caller">;

const total = sql<number>`coalesce(sum(${pipelineTallies.rows}), 0)`.mapWith(Number);

/** A query for the number of the caller's jobs, in some statuses or all. */
export function countJobs(reader: Reader, statuses: readonly Status[] = jobStatuses) {
  return sumKinds(reader, statuses.map(jobKind));
}

/** A query for the number of the caller's contacts or activities. */
export function countAll(reader: Reader, kind: "contact" | "activity") {
  return sumKinds(reader, [kind]);
}

function sumKinds({ db, caller }: Reader, kinds: readonly string[]) {
  return db
    .select({ total })
    .from(pipelineTallies)
    .where(
      and(eq(pipelineTallies.userId, caller.accountId), inArray(pipelineTallies.kind, [...kinds])),
    );
}

/** The kind of tally for jobs in a status. */
export function jobKind(status: Status): string {
  return `job:${status}`;
}
