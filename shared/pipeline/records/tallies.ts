import { and, eq, inArray, type Placeholder, sql } from "drizzle-orm";
import type { Status } from "#schema/job-statuses.ts";
import { jobStatuses } from "#schema/job-statuses.ts";
import { pipelineTallies } from "#schema/pipeline.ts";
import { prepare, type Value } from "#shared/db/prepare.ts";
import { statement } from "#shared/db/transaction.ts";
import type { ReadContext } from "./context.ts";

type Reader = Pick<ReadContext, "caller">;

const total = sql<number>`coalesce(sum(${pipelineTallies.rows}), 0)`.mapWith(Number);

/** A query for the number of the caller's jobs, in some statuses or all. */
export function countJobs(reader: Reader, statuses: readonly Status[] = jobStatuses) {
  return sumKinds(reader, statuses.map(jobKind));
}

/** A query for the number of the caller's contacts or activities. */
export function countAll(reader: Reader, kind: "contact" | "activity") {
  return sumKinds(reader, [kind]);
}

/** Cached by the number of kinds, of which there are few. */
const sums = new Map<number, ReturnType<typeof prepareSum>>();

function sumKinds({ caller }: Reader, kinds: readonly string[]) {
  const sum = sums.get(kinds.length) ?? prepareSum(kinds.length);
  sums.set(kinds.length, sum);
  return sum({
    userId: caller.accountId,
    ...Object.fromEntries(kinds.map((kind, index) => [`kind${index}`, kind])),
  });
}

function prepareSum(kinds: number) {
  return prepare((value: Value<"userId" | `kind${number}`>) => {
    const values = Array.from({ length: kinds }, (_, index) => value(`kind${index}`));
    return selectSum(value("userId"), values);
  });
}

/** The number of jobs in all statuses or in one, as a column of a prepared query. */
export function totalColumn(userId: Placeholder, kind: Placeholder | undefined) {
  const kinds = kind ? [kind] : jobStatuses.map(jobKind);
  return sql<number>`(${selectSum(userId, kinds)})`.mapWith(Number);
}

function selectSum(userId: Placeholder, kinds: readonly (string | Placeholder)[]) {
  const { userId: owner, kind } = pipelineTallies;
  return statement
    .select({ total })
    .from(pipelineTallies)
    .where(and(eq(owner, userId), inArray(kind, [...kinds])));
}

/** The kind of tally for jobs in a status. */
export function jobKind(status: Status): string {
  return `job:${status}`;
}
