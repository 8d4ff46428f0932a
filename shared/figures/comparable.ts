import type { Estimate } from "#shared/contract/estimate.response.ts";
import { annualPay } from "./legal-minimum.ts";

type Served = Pick<Estimate, "median" | "floored_by">;

/**
 * Whether the change between two quarters' medians is one of pay: it is not if only one of them is the
 * legal minimum, because earlier quarters are not raised to theirs.
 */
export function areComparable(one: Served, other: Served): boolean {
  return isMinimum(one) === isMinimum(other);
}

/** Whether a median is the legal minimum that it was raised to. */
export function isMinimum({ median, floored_by }: Served): boolean {
  return floored_by !== null && median === annualPay(floored_by.hourly);
}
