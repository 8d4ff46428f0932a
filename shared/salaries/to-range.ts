import type { Estimate } from "../contracts/estimate.ts";
import { writeDataPointId } from "./data-point-id.ts";
import type { Figures } from "./figures/estimate.ts";
import { method } from "./figures/methodology-version.ts";
import { describeEstimate } from "./to-estimate.ts";

/** The estimate with a data point id whose lineage includes the 10th and 90th percentiles. */
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
