import { filingQuarter } from "#shared/figures/disagreement.ts";
import { lastCompletedQuarter, quarterEnd } from "#shared/figures/quarter.ts";
import { lastFilingDay } from "../companies/company-figures.ts";
import { demoLevel } from "../demo/demo.ts";
import { isStatistic } from "../estimate/data-point.ts";
import { readDataPointId } from "../estimate/data-point-id.ts";
import { traceDemo, traceEstimate } from "./lineage.ts";
import type { Trace } from "./trace.response.ts";
import { traceCompany } from "./trace-company.ts";
import type { TraceContext } from "./trace-context.ts";
import { traceCrowd } from "./trace-crowd.ts";
import { traceStatistic } from "./trace-statistic.ts";

/**
 * The lineage of any figure that has an id, recomputed.
 *
 * @throws {ApiError} `data_point_not_found`.
 */
export async function traceFigure(context: TraceContext, id: string): Promise<Trace> {
  const level = demoLevel(id);
  if (level) return traceDemo(context, level);
  const point = await readDataPointId(id, context.secrets.dataPointKey);
  if (point.kind === "crowd") return traceCrowd(context, id, point);
  if (point.kind === "company") return traceCompany(context, id, point);
  if (isStatistic(point)) return traceStatistic(context, id, point);
  return traceEstimate(context, id, point);
}

/** The last day of the period that a figure describes, `YYYY-MM-DD`. */
export function dateOf(trace: Trace, { now }: Pick<TraceContext, "now">): string {
  if (trace.kind === "company") {
    return trace.level === null ? lastFilingDay : quarterEnd(filingQuarter);
  }
  if (trace.kind === "crowd") return quarterEnd(lastCompletedQuarter(now));
  return "as_of" in trace ? trace.as_of : trace.result.as_of;
}
