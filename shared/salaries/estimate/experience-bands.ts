import type { ExperienceBands } from "../../contract/estimate.response.ts";
import type { ExperienceLevel } from "../../contract/salary-fields.ts";
import { type EstimateInput, estimate } from "../figures/estimate.ts";
import { figureId } from "./figure-id.ts";

/** Median and quartiles at every level of experience, each with its data point id. Annual USD. */
export function experienceBands(input: EstimateInput, dataPointKey: string): ExperienceBands {
  const band = (level: ExperienceLevel): ExperienceBands[ExperienceLevel] => {
    const figures = estimate({ ...input, level });
    if (!figures) throw new Error(`${input.role.slug} has no median at ${level} level.`);
    const { median, low, high } = figures;
    const dataPointId = figureId(figures, dataPointKey);
    return { median, p25: low, p75: high, dataPointId };
  };
  return { entry: band("entry"), mid: band("mid"), senior: band("senior"), staff: band("staff") };
}
