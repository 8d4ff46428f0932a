import type { PayPeriod } from "#schema/pay-periods.ts";
import { hoursPerYear } from "#shared/contract/pay-period.ts";
import { hasFullTimeYear, isPaidByHour } from "#shared/figures/paid-by-hour.ts";
import type { Quote } from "../estimate/quote.ts";
import { widestSpread } from "../evaluate/judge-offer.ts";
import type { SuggestedRange } from "./check-posting.response.ts";

/** What the ends of a range are rounded to: dollars a year, or an hour. */
const steps = { annual: 1_000, hourly: 0.25 } as const;

/**
 * A range to post: the middle half of estimated pay, around the median where that is wider than a
 * range that says something. Null if a quartile is not published.
 *
 * @param posted what the posting's own amounts are for; null if it has none.
 */
export function suggestRange(
  { figures, estimate }: Pick<Quote, "figures" | "estimate">,
  posted: PayPeriod | null,
): SuggestedRange | null {
  const { low, median, high, confidenceLower, confidenceUpper } = figures;
  if (low === null || high === null) return null;
  const { role } = figures.input;
  const usual = posted ?? (isPaidByHour(role) ? "hourly" : "annual");
  const period = hasFullTimeYear(role) ? usual : "annual";
  const half = Math.sqrt(widestSpread);
  const ends = { low: Math.max(low, median / half), high: Math.min(high, median * half) };
  const step = steps[period];
  const convert = (annual: number) => (period === "hourly" ? annual / hoursPerYear : annual);
  const cents = (annual: number) => Math.round(convert(annual) * 100) / 100;
  // Up, so that the bottom is never below the legal minimum wage that the quartile was raised to.
  const bottom = Math.ceil(convert(ends.low) / step) * step;
  return {
    low: bottom,
    high: Math.max(bottom, Math.floor(convert(ends.high) / step) * step),
    period,
    confidence_level: figures.input.dataset.parameters.interval.confidence_level,
    confidence_lower: cents(confidenceLower),
    confidence_upper: cents(confidenceUpper),
    data_point_id: estimate.data_point_id,
  };
}
