import type { Figures } from "#shared/figures/estimate.ts";
import { quarterEnd } from "#shared/figures/quarter.ts";
import { figureId } from "../estimate/figure-id.ts";
import { describeEstimate } from "../estimate/to-estimate.ts";
import { type ProjectedFigures, projectionMethod } from "./project.ts";
import type { Projection } from "./projections.response.ts";

/** A projected year as it is served, with the data point id of its lineage. */
export function toProjection(
  figures: Figures,
  projected: ProjectedFigures,
  dataPointKey: string,
): Projection {
  const { quarter } = figures.input;
  const { year, horizon } = projected;
  const id = figureId(figures, dataPointKey, "projection", String(year));
  return {
    ...describeEstimate(figures),
    low: projected.low,
    median: projected.median,
    high: projected.high,
    confidence_level: projected.confidenceLevel,
    confidence_lower: projected.confidenceLower,
    confidence_upper: projected.confidenceUpper,
    outlook_lower: projected.outlookLower,
    outlook_upper: projected.outlookUpper,
    floored_by: figures.floor.by("projection."),
    methodology_version: projectionMethod,
    data_point_id: id,
    as_of: quarterEnd({ ...quarter, year: quarter.year + horizon }),
    year,
  };
}
