import type { Figures } from "./figures/estimate.ts";
import type { TracedValue } from "./worksheet/worksheet.ts";

/** The highest amount that this API advises anyone to ask for. */
export interface AdviceCeiling {
  /** Whole USD a year, rounded down. */
  amount: number;
  /** What the amount is, for a sentence: "the published 90th percentile". */
  name: string;
  /** The step of the estimate's lineage that it comes from. */
  from: string;
}

/**
 * The 90th percentile of what everyone in the occupation earns there, all levels together.
 * Above it there is no published pay to support an amount, whatever the estimate for a level is.
 *
 * @returns null if the percentile is published neither for the place nor for the nation.
 */
export function adviceCeiling({ reference }: Pick<Figures, "reference">): AdviceCeiling | null {
  const p90 = reference?.percentile("p90");
  if (!reference || !p90) return null;
  return {
    amount: Math.floor(p90.value),
    name: reference.published
      ? "the published 90th percentile"
      : "the 90th percentile (the nation's ratio to the median, because none is published there)",
    from: p90.from,
  };
}

/** The same amount as a step of its estimate's lineage; null where there is none. */
export function traceAdviceCeiling({ reference, worksheet }: Figures): TracedValue | null {
  const p90 = reference?.percentile("p90");
  return p90 ? worksheet.step("advice_ceiling", "round_down", { p90 }) : null;
}
