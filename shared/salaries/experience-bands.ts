import type { ExperienceLevel } from "../contracts/common.ts";
import type { ExperienceBands } from "../contracts/responses/widget.ts";
import { figureId } from "./figure-id.ts";
import { type EstimateInput, estimate } from "./figures/estimate.ts";

/** Median and quartiles at every level of experience, each with its data point id. Annual USD. */
export async function experienceBands(
  input: EstimateInput,
  dataPointKey: string,
): Promise<ExperienceBands> {
  const band = async (level: ExperienceLevel): Promise<ExperienceBands[ExperienceLevel]> => {
    const figures = estimate({ ...input, level });
    if (!figures) throw new Error(`${input.role.slug} has no median at ${level} level.`);
    const { median, low, high } = figures;
    const dataPointId = await figureId(figures, dataPointKey);
    return { median, p25: low, p75: high, dataPointId };
  };
  const [entry, mid, senior, staff] = await Promise.all([
    band("entry"),
    band("mid"),
    band("senior"),
    band("staff"),
  ]);
  return { entry, mid, senior, staff };
}
