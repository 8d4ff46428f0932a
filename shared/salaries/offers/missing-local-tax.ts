import { localGaps } from "#shared/taxes/local-gaps.ts";
import type { ComparedOffer } from "./compare-offers.response.ts";

type Valued = Pick<ComparedOffer, "label" | "city" | "average">;

const precision = 10_000;

/**
 * The local tax of an offer's city that is not in the data, with the rate on all pay
 * above which the offer would fall below the next one. Such a tax can only lower the
 * offer; everything else, also a missing tax of the other offer, is left as it is.
 *
 * @param next the offer of the next rank; undefined for the last.
 * @returns null if no tax is known to be missing.
 */
export function missingLocalTax(
  { city, average }: Valued,
  next: Valued | undefined,
): ComparedOffer["missing_local_tax"] {
  const gap = localGaps[city.slug];
  if (!gap) return null;
  // A rate r lowers the value by r × gross / multiplier, the value being after cost of living.
  const lead = (average.adjusted - (next?.average.adjusted ?? 0)) * city.col_multiplier;
  const exact = lead / average.gross;
  const known = next !== undefined && exact < 1;
  return {
    ...gap,
    break_even_rate: known ? Math.ceil(exact * precision) / precision : null,
    falls_below: known ? next.label : null,
  };
}
