import type { EstimateKind } from "../contracts/data-point-kinds.ts";
import { writeDataPointId } from "./data-point-id.ts";
import type { Figures } from "./figures/estimate.ts";
import { method } from "./figures/methodology-version.ts";

/**
 * The data point id of figures that are derived from an estimate, or of the estimate itself.
 *
 * @param detail a further parameter of some kinds of figure, such as a year.
 */
export function figureId(
  { input }: Figures,
  dataPointKey: string,
  kind: EstimateKind = "estimate",
  detail?: string,
): Promise<string> {
  const { dataset, role, place, level, quarter } = input;
  return writeDataPointId(
    {
      kind,
      method,
      dataset: dataset.version,
      role: role.slug,
      city: place?.city.slug ?? null,
      level,
      quarter,
      ...(detail === undefined ? {} : { detail }),
    },
    dataPointKey,
  );
}
