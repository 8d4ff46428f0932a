import { experienceLevels } from "../../contracts/common.ts";
import type { SeniorityBands } from "../../contracts/responses/expansions.ts";
import type { SalaryContext } from "../context.ts";
import { type EstimateInput, estimate } from "../figures/estimate.ts";
import { experience } from "../figures/experience.ts";
import { toEstimate } from "../to-estimate.ts";

/** The same estimate at every level of experience, each with its own id. */
export async function seniorityBands(
  { secrets }: SalaryContext,
  input: EstimateInput,
): Promise<SeniorityBands> {
  return experienceLevels.flatMap((level) => {
    const figures = estimate({ ...input, level });
    if (!figures) return [];
    const { low, median, high, data_point_id } = toEstimate(figures, secrets.dataPointKey);
    return [{ level, ...experience[level], low, median, high, data_point_id }];
  });
}
