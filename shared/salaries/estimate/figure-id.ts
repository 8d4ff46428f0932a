import type { EstimateKind } from "#shared/contract/data-point-kinds.ts";
import type { FigureLevel } from "#shared/contract/levels.ts";
import type { Basis } from "#shared/contract/salary-fields.ts";
import type { EstimateInput, Figures } from "#shared/figures/estimate.ts";
import { method } from "#shared/figures/methodology-version.ts";
import { writeCity } from "./data-point.ts";
import { writeDataPointId } from "./data-point-id.ts";

/**
 * The data point id of figures that are derived from an estimate, or of the estimate itself.
 *
 * @param detail a further parameter of some kinds of figure, such as a year.
 */
export function figureId(
  { input }: Pick<Figures, "input">,
  dataPointKey: string,
  kind: EstimateKind = "estimate",
  detail?: string,
): string {
  const { dataset, role, place, quarter } = input;
  return writeDataPointId(
    {
      kind,
      method,
      dataset: dataset.version,
      role: role.slug,
      city: place && writeCity(place.city),
      basis: basisOf(input),
      level: levelOf(input),
      quarter,
      ...(detail === undefined ? {} : { detail }),
    },
    dataPointKey,
  );
}

/** The basis of an estimate. Without a place both are the same, and called local. */
export function basisOf({ place, basis }: Pick<EstimateInput, "place" | "basis">): Basis {
  return place === null ? "local" : basis;
}

/**
 * The level that an estimate is served with. By price parity everyone's is the specification's
 * middle level, whose multiplier is 1.
 */
export function levelOf(input: Pick<EstimateInput, "place" | "basis" | "level">): FigureLevel {
  return input.level === "any" && basisOf(input) === "price_parity" ? "mid" : input.level;
}
