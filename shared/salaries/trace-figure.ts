import type { Trace } from "../contracts/responses/trace.ts";
import { traceCompany } from "./companies/trace-company.ts";
import { traceCrowd } from "./crowd/trace-crowd.ts";
import { isStatistic } from "./data-point.ts";
import { readDataPointId } from "./data-point-id.ts";
import { demoLevel } from "./demo.ts";
import { filingQuarter } from "./figures/disagreement.ts";
import { lastCompletedQuarter, quarterEnd } from "./figures/quarter.ts";
import { traceDemo, traceEstimate } from "./lineage.ts";
import { traceStatistic } from "./statistics/trace-statistic.ts";
import type { TraceContext } from "./trace-context.ts";

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
  if (trace.kind === "company") return quarterEnd(filingQuarter);
  if (trace.kind === "crowd") return quarterEnd(lastCompletedQuarter(now));
  return "as_of" in trace ? trace.as_of : trace.result.as_of;
}
