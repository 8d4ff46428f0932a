import type { Estimate } from "#shared/contract/estimate.response.ts";
import type { Figures } from "#shared/figures/estimate.ts";
import { methodologyVersion } from "#shared/figures/methodology-version.ts";
import { quarterEnd } from "#shared/figures/quarter.ts";
import { sourceBreakdown } from "#shared/figures/source-breakdown.ts";
import { basisOf, figureId } from "./figure-id.ts";

/** The estimate as it is served, with the data point id of its lineage. */
export function toEstimate(figures: Figures, dataPointKey: string): Estimate {
  const id = figureId(figures, dataPointKey);
  return { ...describeEstimate(figures), data_point_id: id };
}

/** The estimate as it is served, without an id. */
export function describeEstimate(figures: Figures): Omit<Estimate, "data_point_id"> {
  const { dataset, quarter } = figures.input;
  return {
    low: figures.low,
    median: figures.median,
    high: figures.high,
    currency: "USD",
    period: "annual",
    sample_size: figures.sampleSize,
    confidence_level: dataset.parameters.interval.confidence_level,
    confidence_lower: figures.confidenceLower,
    confidence_upper: figures.confidenceUpper,
    methodology_version: methodologyVersion(figures.baseline.derivation, basisOf(figures.input)),
    source_breakdown: sourceBreakdown(figures.title, figures.city),
    floored_by: figures.floor.by(),
    disagreement_flag: figures.comparisons.some((comparison) => comparison.disagrees),
    as_of: quarterEnd(quarter),
  };
}

/** The estimate with a data point id whose lineage includes the 10th and 90th percentiles. */
export function toRange(figures: Figures, dataPointKey: string): Estimate {
  const id = figureId(figures, dataPointKey, "range");
  return { ...describeEstimate(figures), data_point_id: id };
}
