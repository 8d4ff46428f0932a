import type { Estimate } from "#shared/contract/estimate.response.ts";
import type { Figures } from "#shared/figures/estimate.ts";
import { figureId } from "../estimate/figure-id.ts";
import { describeEstimate } from "../estimate/to-estimate.ts";
import type { CostFigures } from "./apply-cost.ts";
import type { CompanySize } from "./employer-cost.request.ts";
import { costBreakdown } from "./sizes.ts";

/** An employer's cost as it is served, with the data point id of its lineage. */
export function toCostEstimate(
  figures: Figures,
  cost: CostFigures,
  size: CompanySize,
  dataPointKey: string,
): Estimate {
  const id = figureId(figures, dataPointKey, "employer_cost", size);
  return {
    ...describeEstimate(figures),
    low: cost.low,
    median: cost.median,
    high: cost.high,
    confidence_lower: cost.confidenceLower,
    confidence_upper: cost.confidenceUpper,
    source_breakdown: { ...costBreakdown },
    data_point_id: id,
  };
}
