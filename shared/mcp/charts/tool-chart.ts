/** The data of the views in a chat: figures as the operations returned them, none of them computed here. */

import type { CallToolResult } from "@modelcontextprotocol/server";
import type { Band, Estimate } from "#shared/contract/estimate.response.ts";
import type { Grade, PayLevel } from "#shared/contract/levels.ts";
import { logFailure } from "#shared/core/log-failure.ts";
import type { EstimatedPercentiles } from "#shared/figures/percentiles.ts";
import type { Funnel } from "#shared/pipeline/funnel/funnel.response.ts";
import type { McpContext } from "../context.ts";
import { clientDraws } from "./client-draws.ts";
import type { ViewName } from "./views.ts";

/** The role and place whose pay is drawn. */
interface Subject {
  role: { title: string };
  /** Null for the nation. */
  city: { name: string; state: string } | null;
}

/** The sentence to quote with the figures. */
interface Quoted {
  citation: string;
}

export interface DistributionData extends Subject, Quoted {
  kind: "distribution";
  experience: { level: PayLevel; grade?: Grade | null };
  distribution: EstimatedPercentiles;
  estimate: Pick<Estimate, "confidence_lower" | "confidence_upper">;
  /** Null if no median is published. */
  observed: { median: number | null } | null;
  /** Present if an offer is placed in the distribution. */
  offer?: { min: number; max: number };
}

export interface LevelsData extends Subject, Quoted {
  kind: "levels";
  levels: Readonly<Record<PayLevel, Pick<Band, "p25" | "median" | "p75">>>;
}

export interface ComparisonData extends Partial<Quoted> {
  kind: "comparison";
  /** The role or city of each side, and what everyone there typically makes. */
  sides: readonly { name: string; estimate: Pick<Estimate, "low" | "median" | "high"> }[];
}

export interface FunnelData {
  kind: "funnel";
  stages: readonly Pick<Funnel["stages"][number], "stage" | "reached" | "rate">[];
}

export type ChartData = DistributionData | LevelsData | ComparisonData | FunnelData;

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
