import { adviceCeiling } from "../advice-ceiling.ts";
import type { Figures } from "../figures/estimate.ts";

/** The highest pay that the figures support asking for. */
export interface SupportedAmount {
  /** Whole USD a year. */
  amount: number;
  /** Which figure it is. */
  of: "p75" | "median" | "published_p90";
}

/**
 * The estimate's 75th percentile, or its median if none is published, but never more than the
 * published 90th percentile of everyone in the occupation there.
 */
export function supportedAmount(figures: Figures): SupportedAmount {
  const { high, median } = figures;
  const own = { amount: high ?? median, of: high === null ? "median" : "p75" } as const;
  const most = adviceCeiling(figures)?.amount ?? own.amount;
  return most < own.amount ? { amount: most, of: "published_p90" } : own;
}
