import type { Estimate } from "../contracts/responses/estimate.ts";
import { figureId } from "./figure-id.ts";
import type { Figures } from "./figures/estimate.ts";
import { describeEstimate } from "./to-estimate.ts";

/** The estimate with a data point id whose lineage includes the 10th and 90th percentiles. */
export function toRange(figures: Figures, dataPointKey: string): Estimate {
  const id = figureId(figures, dataPointKey, "range");
  return { ...describeEstimate(figures), data_point_id: id };
}
