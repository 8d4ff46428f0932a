import { eq, sql } from "drizzle-orm";
import { jobStatuses, openStatuses, type Status } from "#schema/job-statuses.ts";
import { pipelineTallies } from "#schema/pipeline.ts";
import { dayMs } from "#shared/core/dates.ts";
import { makeRecord } from "#shared/core/make-record.ts";
import type { ReadContext } from "../records/context.ts";
import { jobKind } from "../records/tallies.ts";
import type { PipelineCounts } from "./summary.response.ts";

/** The tally of the jobs in one status. */
interface StatusTally {
  kind: string;
  rows: number;
  applied: number;
  responded: number;
  /** The total time that these jobs have been in the status, milliseconds. */
  inStatusMs: number;
}

/** A query for the input of {@link summarizeTallies}: one row for each kind of record in the account. */
export function selectTallies({ db, caller, now }: ReadContext) {
  const { rows, applied, responded, changedSum } = pipelineTallies;
  return db
    .select({
      kind: pipelineTallies.kind,
      rows,
      applied,
      responded,
      inStatusMs: sql<number>`cast(${rows} * cast(${now} as integer) - ${changedSum} as real)`,
    })
    .from(pipelineTallies)
    .where(eq(pipelineTallies.userId, caller.accountId));
}

/** The summary figures of a pipeline. Rates are rounded to 4 decimals, days to 2. */
export function summarizeTallies(tallies: readonly StatusTally[]): PipelineCounts {
  const byKind = new Map(tallies.map((tally) => [tally.kind, tally]));
  const of = (status: Status) => byKind.get(jobKind(status));
  const sum = (
    field: "rows" | "applied" | "responded" | "inStatusMs",
    statuses: readonly Status[] = jobStatuses,
  ) => statuses.reduce((total, status) => total + (of(status)?.[field] ?? 0), 0);
  return {
    total: sum("rows"),
    byStatus: makeRecord(jobStatuses, (status) => of(status)?.rows ?? 0),
    responseRate: ratio(sum("responded"), sum("applied"), 4),
    avgDaysInStatus: ratio(
      Math.max(0, sum("inStatusMs", openStatuses)) / dayMs,
      sum("rows", openStatuses),
      2,
    ),
  };
}

/** A rounded quotient; 0 if the divisor is 0. */
function ratio(part: number, whole: number, decimals: number): number {
  return whole === 0 ? 0 : Number((part / whole).toFixed(decimals));
}
