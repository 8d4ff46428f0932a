import type { CompanySize } from "../../contracts/employer-cost.ts";
import type { Estimate } from "../../contracts/estimate.ts";
import { writeDataPointId } from "../data-point-id.ts";
import type { Figures } from "../figures/estimate.ts";
import { method } from "../figures/methodology-version.ts";
import { describeEstimate } from "../to-estimate.ts";
import type { CostFigures } from "./apply-cost.ts";
import { costBreakdown } from "./sizes.ts";

/** An employer's cost as it is served, with the data point id of its lineage. */
export async function toCostEstimate(
  figures: Figures,
  cost: CostFigures,
  size: CompanySize,
  dataPointKey: string,
): Promise<Estimate> {
  const { dataset, role, place, level, quarter } = figures.input;
  const id = await writeDataPointId(
    {
      kind: "employer_cost",
      method,
      dataset: dataset.version,
      role: role.slug,
      city: place?.city.slug ?? null,
      level,
      quarter,
      detail: size,
    },
    dataPointKey,
  );
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
