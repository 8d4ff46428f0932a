import type { Figures } from "#shared/figures/estimate.ts";
import type { TracedValue } from "#shared/figures/worksheet/worksheet.ts";

/** The highest amount that this API advises anyone to ask for. */
export interface AdviceCeiling {
  /** Whole USD a year: the percentile rounded down, or the legal minimum if that is more. */
  amount: number;
  /** Whether it is the legal minimum. */
  isMinimum: boolean;
  /** Whether it follows from the nation's ratio to the median, because no percentile is published there. */
  isNational: boolean;
  /** The step of the estimate's lineage that it comes from. */
  from: string;
}

/**
 * The 90th percentile of what everyone in the occupation earns there, all levels together.
 * Above it there is no published pay to support an amount, whatever the estimate for a level is.
 *
 * Nor is anybody advised to ask for less than the law.
 *
 * @returns null if the percentile is published neither for the place nor for the nation.
 */
export function adviceCeiling({
  reference,
  floor: { law },
}: Pick<Figures, "reference" | "floor">): AdviceCeiling | null {
  const p90 = reference?.percentile("p90");
  if (!reference || !p90) return null;
  const amount = Math.floor(p90.value);
  if (law && amount < law.annual) {
    return {
      amount: law.annual,
      isMinimum: true,
      isNational: false,
      from: "legal_minimum",
    };
  }
  return {
    amount,
    isMinimum: false,
    isNational: !reference.published,
    from: p90.from,
  };
}

/** The same amount as a step of its estimate's lineage; null where there is none. */
export function traceAdviceCeiling({ reference, worksheet, floor }: Figures): TracedValue | null {
  const p90 = reference?.percentile("p90");
  if (!p90) return null;
  const amount = worksheet.step("advice_ceiling", "round_down", { p90 });
  return floor.raiseAdvice("advice_ceiling", amount);
}
