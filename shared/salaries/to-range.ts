import type { Estimate } from "../contracts/estimate.ts";
import { writeDataPointId } from "./data-point-id.ts";
import type { Figures } from "./figures/estimate.ts";
import { method } from "./figures/methodology-version.ts";
import { describeEstimate } from "./to-estimate.ts";

/** The estimate under the id that explains its outer percentiles too. */
export async function toRange(figures: Figures, dataPointKey: string): Promise<Estimate> {
  const { dataset, role, place, level, quarter } = figures.input;
  const id = await writeDataPointId(
    {
      kind: "range",
      method,
      dataset: dataset.version,
      role: role.slug,
      city: place?.city.slug ?? null,
      level,
      quarter,
    },
    dataPointKey,
  );
  return { ...describeEstimate(figures), data_point_id: id };
}
