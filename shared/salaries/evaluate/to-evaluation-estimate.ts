import type { Estimate } from "#shared/contract/estimate.response.ts";
import type { Figures } from "#shared/figures/estimate.ts";
import { figureId } from "../estimate/figure-id.ts";
import { describeEstimate } from "../estimate/to-estimate.ts";
import { type StatedPay, writeOffer } from "./offer.ts";

/** The estimate with a data point id whose lineage includes the evaluation of the offer. */
export function toEvaluationEstimate(
  figures: Figures,
  stated: StatedPay,
  dataPointKey: string,
): Estimate {
  const id = figureId(figures, dataPointKey, "evaluation", writeOffer(stated));
  return { ...describeEstimate(figures), data_point_id: id };
}
