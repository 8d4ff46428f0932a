import type { Estimate } from "../../contracts/responses/estimate.ts";
import { figureId } from "../figure-id.ts";
import type { Figures } from "../figures/estimate.ts";
import { describeEstimate } from "../to-estimate.ts";
import { type StatedOffer, writeOffer } from "./offer.ts";

/** The estimate with a data point id whose lineage includes the evaluation of the offer. */
export function toEvaluationEstimate(
  figures: Figures,
  stated: StatedOffer,
  dataPointKey: string,
): Estimate {
  const id = figureId(figures, dataPointKey, "evaluation", writeOffer(stated));
  return { ...describeEstimate(figures), data_point_id: id };
}
