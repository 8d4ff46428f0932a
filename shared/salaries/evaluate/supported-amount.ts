import type { PayPeriod } from "#schema/pay-periods.ts";
import type { Figures } from "#shared/figures/estimate.ts";
import { isBelowMinimum } from "#shared/figures/legal-minimum.ts";
import { adviceCeiling } from "../estimate/advice-ceiling.ts";
import { mostToAsk, type Offered } from "../estimate/most-to-ask.ts";
import type { Judgment } from "./judge-offer.ts";

/** The highest pay that the figures support asking for. */
export interface SupportedAmount {
  /** Whole USD a year. */
  amount: number;
  /** The figure that supports the amount. */
  of: "p75" | "median" | "published_p90" | "legal_minimum";
}

/**
 * The estimate's 75th percentile, or its median if none is published, but never more than the
 * published 90th percentile of everyone in the occupation there, nor less than the legal minimum.
 */
export function supportedAmount(figures: Figures): SupportedAmount {
  const {
    high,
    median,
    floor: { law },
  } = figures;
  const own = { amount: high ?? median, of: high === null ? "median" : "p75" } as const;
  if (law && own.amount <= law.annual) return { amount: law.annual, of: "legal_minimum" };
  const most = adviceCeiling(figures)?.amount ?? own.amount;
  return most < own.amount ? { amount: most, of: "published_p90" } : own;
}

/** How far one goes at once from an offer, and what that depends on. */
interface Reach {
  most: number;
  of: Offered;
}

export function reachOf(
  { low, floor: { law } }: Pick<Figures, "low" | "floor">,
  { offer: { midpoint, min } }: Judgment,
  period: PayPeriod,
): Reach {
  const minimum = law && isBelowMinimum(min.value, law) ? law.annual : null;
  const of = { offered: midpoint.value, period, low, minimum };
  return { most: mostToAsk(of), of };
}
