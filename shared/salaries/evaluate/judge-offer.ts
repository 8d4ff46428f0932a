import type { Verdict } from "#shared/contract/salary-fields.response.ts";
import type { OuterPercentile } from "#shared/figures/distribution.ts";
import type { Figures } from "#shared/figures/estimate.ts";
import { isOfOtherHours } from "#shared/figures/paid-by-hour.ts";
import { type EstimatedPercentiles, percentiles } from "#shared/figures/percentiles.ts";
import { locateInDistribution } from "#shared/figures/position.ts";
import { findResult, type TracedValue } from "#shared/figures/worksheet/worksheet.ts";
import { type AnnualOffer, annualize, type StatedPay } from "./offer.ts";
import { computeProbabilities, type Probabilities } from "./probabilities.ts";

/** A verdict needs at least this probability. */
export const decisive = 0.8;

/** A range whose highest pay is more than this times its lowest means little. */
export const widestSpread = 1.6;

/** Where an offer lies in the pay of a role there, at a level. */
export interface Judgment {
  offer: AnnualOffer;
  /** Whole USD a year, raised to the legal minimum. */
  distribution: EstimatedPercentiles;
  /**
   * The percentile of the offer's midpoint, 10 to 90; null outside. Lower and upper are the
   * percentiles at the ends of the interval.
   */
  percentile: Record<"value" | "lower" | "upper", number | null>;
  probabilities: Probabilities;
  verdict: Verdict;
  /** Whether the offer is for an hour, and a year of the job is not 2,080 of them, so that nothing follows from it. */
  isOtherHours: boolean;
}

/** The steps that round the percentiles of an estimate, before they are raised to the legal minimum. */
const steps = { p10: "p10", p25: "low", p75: "high", p90: "p90" } as const;

/** What follows from an offer that is not compared. */
const nothing = {
  percentile: { value: null, lower: null, upper: null },
  probabilities: { below: null, within: null, above: null },
  verdict: "cannot_tell",
} as const;

/**
 * Places the midpoint of an offer in the estimate's distribution, and judges it if the interval
 * allows. It is the distribution before the legal minimum raises it: of two amounts below the
 * minimum, one still says more about pay there than the other. The steps are added to the estimate's
 * worksheet, so this can be called once per estimate.
 */
export function judgeOffer(figures: Figures, stated: StatedPay): Judgment {
  const { worksheet } = figures;
  const distribution = percentiles(figures);
  const offer = annualize(worksheet, stated);
  const isOtherHours = isOfOtherHours(figures.input.role, stated.period);
  if (isOtherHours) return { offer, distribution, isOtherHours, ...nothing };
  const percentile = (name: OuterPercentile): TracedValue | null =>
    distribution[name] === null ? null : findResult(worksheet, steps[name]);
  const widths = {
    lower: findResult(worksheet, "width.lower"),
    upper: findResult(worksheet, "width.upper"),
  };
  const place = (amount: TracedValue, name: "value" | "lower" | "upper") =>
    locateInDistribution(
      worksheet,
      amount,
      { median: findResult(worksheet, "median"), percentile },
      `percentile.${name}`,
    ).percentile;
  const { midpoint } = offer;
  const [value, width] = [midpoint, widths.upper];
  const ifMore = worksheet.step("offer.if_pay_is_upper", "widen_down", { value, width });
  const ifLess = worksheet.step("offer.if_pay_is_lower", "widen_up", {
    value,
    width: widths.lower,
  });
  const probabilities = computeProbabilities(worksheet, {
    midpoint,
    p25: percentile("p25"),
    p75: percentile("p75"),
    widths,
  });
  return {
    offer,
    distribution,
    isOtherHours,
    percentile: {
      value: place(midpoint, "value"),
      lower: place(ifMore, "lower"),
      upper: place(ifLess, "upper"),
    },
    probabilities,
    verdict: verdictOf(probabilities),
  };
}

function verdictOf(probabilities: Probabilities): Verdict {
  const likely = (["below", "within", "above"] as const).find(
    (name) => (probabilities[name]?.value ?? 0) >= decisive,
  );
  return likely ?? "cannot_tell";
}

/** Whether a range whose highest pay is so many times its lowest is too wide for a verdict on its middle. */
export function isWideSpread(spread: number): boolean {
  return spread > widestSpread;
}
