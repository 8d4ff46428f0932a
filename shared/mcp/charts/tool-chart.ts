import type { CallToolResult } from "@modelcontextprotocol/server";
import { logFailure } from "#shared/core/log-failure.ts";
import type { McpContext } from "../context.ts";
import type { ChartData } from "./chart-data.ts";
import { clientDraws } from "./client-draws.ts";
import type { ViewName } from "./views.ts";

/** How the answer of a tool that calls one operation is drawn. */
export interface ToolChart {
  view: ViewName;
  /** Path of another operation that reads; the drawing needs its answer to the same arguments. */
  with?: string;
  /** @param answer of the tool's operation. @param other of the operation `with`. */
  draw(answer: never, other: never): readonly ChartData[];
}

/**
 * A result with the data of its charts in `_meta`, which a view receives and a model does not. A
 * client that shows no views gets the result unchanged, and nothing more is read for it. A chart
 * that cannot be made is left out: the answer is complete without it.
 */
export async function withCharts(
  context: McpContext,
  result: CallToolResult,
  makeCharts: (() => Promise<readonly ChartData[]>) | undefined,
): Promise<CallToolResult> {
  if (!makeCharts || result.isError || !clientDraws(context)) return result;
  const charts = await makeCharts().catch((cause: unknown) => {
    logFailure({ requestId: context.requestId, part: "charts" }, cause);
    return [];
  });
  return charts.length === 0 ? result : { ...result, _meta: { ...result._meta, charts } };
}
