import { experienceLevels } from "#shared/contract/salary-fields.ts";
import { type EstimateInput, estimate } from "#shared/figures/estimate.ts";
import { experience } from "#shared/figures/experience.ts";
import { toEstimate } from "../estimate/to-estimate.ts";
import type { SalaryContext } from "../subject/salary-context.ts";
import type { SeniorityBands } from "./expansions.response.ts";

/** The same estimate at every level of experience, each with its own id. */
export async function seniorityBands(
  { secrets }: SalaryContext,
  input: EstimateInput,
): Promise<SeniorityBands> {
  return experienceLevels.flatMap((level) => {
    const figures = estimate({ ...input, level });
    if (!figures) return [];
    const { low, median, high, data_point_id } = toEstimate(figures, secrets.dataPointKey);
    const band = { ...experience[level], effective_multiplier: figures.levelMultiplier };
    return [{ level, ...band, low, median, high, data_point_id }];
  });
}
