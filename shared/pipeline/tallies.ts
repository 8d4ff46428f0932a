import { and, eq, inArray, sql } from "drizzle-orm";
import { jobStatuses, pipelineTallies } from "../../schema/pipeline.ts";
import type { ReadContext } from "./context.ts";
import type { Status } from "./status.ts";

type Reader = Pick<ReadContext, "db" | "caller">;

const total = sql<number>`coalesce(sum(${pipelineTallies.rows}), 0)`.mapWith(Number);

/** How many jobs the caller has, of some statuses or all. */
export function countJobs(reader: Reader, statuses: readonly Status[] = jobStatuses) {
  return sumKinds(reader, statuses.map(jobKind));
}

/** How many contacts or activities the caller has. */
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

export function jobKind(status: Status): string {
  return `job:${status}`;
}
