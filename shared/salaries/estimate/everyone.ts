import { estimateMedian, type Figures } from "#shared/figures/estimate.ts";
import { namesLevel } from "#shared/figures/experience.ts";

/** What everyone in a role earns there, whatever their experience, next to a figure for a level. */
export interface Everyone {
  /** Whole USD a year. */
  median: number;
  /**
   * The most that anybody is advised to hold out for: that median, and no more than what three in four of the
   * occupation there are published to earn. Whole USD a year.
   */
  mostToRefuse: number;
}

/**
 * A level says how long somebody has worked, and people of one level are paid about as differently as all
 * are: a level alone decides nothing, so that advice and verdicts name this, too.
 *
 * @returns null if no level is named, because the figure is everyone's then.
 */
export function everyoneOf({
  input,
  reference,
}: Pick<Figures, "input" | "reference">): Everyone | null {
  if (!namesLevel(input.level)) return null;
  const found = estimateMedian({ ...input, level: "any" });
  if (!found) return null;
  const { median } = found;
  const p75 = reference?.percentile("p75")?.value ?? median;
  return { median, mostToRefuse: Math.min(median, Math.floor(p75)) };
}
