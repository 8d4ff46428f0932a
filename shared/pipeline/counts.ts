import { eq, sql } from "drizzle-orm";
import { jobStatuses, pipelineTallies } from "../../schema/pipeline.ts";
import type { PipelineCounts } from "../contracts/responses/pipeline/summary.ts";
import { dayMs } from "../core/days.ts";
import type { ReadContext } from "./context.ts";
import { isLive, type Status } from "./status.ts";
import { jobKind } from "./tallies.ts";

/** The tally of the jobs in one status. */
export interface StatusTally {
  kind: string;
  rows: number;
  applied: number;
  responded: number;
  /** The total time that these jobs have been in the status, milliseconds. */
  inStatusMs: number;
}

/** A query for the input of {@link summarize}: one row for each kind of record in the account. */
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
export function summarize(tallies: readonly StatusTally[]): PipelineCounts {
  const byKind = new Map(tallies.map((tally) => [tally.kind, tally]));
  const of = (status: Status) => byKind.get(jobKind(status));
  const sum = (
    field: "rows" | "applied" | "responded" | "inStatusMs",
    statuses = [...jobStatuses],
  ) => statuses.reduce((total, status) => total + (of(status)?.[field] ?? 0), 0);
  const live = jobStatuses.filter(isLive);
  const byStatus = jobStatuses.map((status) => [status, of(status)?.rows ?? 0] as const);
  return {
    total: sum("rows"),
    byStatus: Object.fromEntries(byStatus) as PipelineCounts["byStatus"],
    responseRate: ratio(sum("responded"), sum("applied"), 4),
    avgDaysInStatus: ratio(Math.max(0, sum("inStatusMs", live)) / dayMs, sum("rows", live), 2),
  };
}

/** A rounded quotient; 0 if the divisor is 0. */
function ratio(part: number, whole: number, decimals: number): number {
  return whole === 0 ? 0 : Number((part / whole).toFixed(decimals));
}
